import { useTranslate } from 'ra-core';
import type { ImportPlan } from '../../../exchange/plan/importPlanTypes';
import { lineOf } from '../../../exchange/read/readTypes';
import type { RowRefusal } from '../../changes/RowRefusal';
import type { TableSummary } from '../engine/importEngineTypes';
import type { Import } from '../useImport';
import type { MergedReport } from './mergeReport';
import { alikeRows, joinedCells, refusedCells, type RefusedCell } from './refusedCells';
import { RefusedCells } from './RefusedCells';
import { useCellFocus } from './useCellFocus';
import type { TouchedRows } from './useTouchedRows';

interface Previewed {
  readonly run: Pick<Import, 'mapping' | 'corrections' | 'only' | 'isChecking'>;
  readonly table: TableSummary;
  readonly plan: ImportPlan;
  readonly merged: MergedReport;
  readonly touched: TouchedRows;
}

/** Corrections of refused cells that are typed in the preview; their check follows by itself. */
export function useRefusedCells({ run, table, plan, merged, touched }: Previewed) {
  const translate = useTranslate();
  const { corrections, mapping } = run;
  const focus = useCellFocus(run, merged);

  const refusal: RowRefusal = (shown) => {
    const row = merged.rows[shown.row.index] ?? 0;
    const isRefused = shown.row.status === 'refused';
    const known = touched.cellsOf(row);
    if (!isRefused && !known) return undefined;
    const isLeftOut = corrections.leftOut.includes(row);
    const cells = joinedCells(known ?? [], isRefused ? refusedCells(shown, row, plan, mapping) : []);
    const touch = () => touched.touch(row, { cells, naming: shown.naming });
    const textOf = ({ column, text }: RefusedCell) =>
      corrections.cells.find((cell) => cell.row === row && cell.column === column)?.text ?? text;
    const alike = (cell: RefusedCell) => alikeRows(cell, row, plan, corrections);
    const body = (
      <RefusedCells
        row={shown}
        cells={cells}
        line={lineOf(table, row)}
        textOf={textOf}
        alikeOf={(cell) => (textOf(cell) === cell.text ? 0 : alike(cell).length)}
        onAlike={(cell) => {
          corrections.typeAll(alike(cell), cell.column, textOf(cell));
          // The button is gone.
          focus.returnTo({ row, column: cell.column });
        }}
        focused={focus.place?.row === row ? focus.place : undefined}
        onFocused={focus.onFocused}
        onType={({ column }, text) => {
          touch();
          focus.onTyped();
          corrections.type({ row, column, text });
        }}
        onEnter={(next) => (next ? focus.goTo({ row, column: next.column }) : focus.goOnFrom(row))}
        isLeftOut={isLeftOut}
        onLeaveOut={(isOut) => {
          touch();
          corrections.leaveOut(row, isOut);
        }}
      />
    );
    return { body, ...(isLeftOut && { word: translate('exchange.import.preview.leftOut') }) };
  };
  return { refusal, scrollTo: focus.scrollTo, isAtEnd: focus.isAtEnd };
}
