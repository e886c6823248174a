import { useState } from 'react';
import type { ImportPlan } from '../../../exchange/plan/importPlanTypes';
import { lineOf } from '../../../exchange/read/readTypes';
import type { RowRefusal } from '../../changes/RowRefusal';
import type { TableSummary } from '../engine/importEngineTypes';
import type { Import } from '../useImport';
import type { MergedReport } from './mergeReport';
import { refusedCells } from './refusedCells';
import { RefusedCells } from './RefusedCells';
import { useResume } from './useResume';

const NONE: ReadonlyMap<string, string> = new Map();

interface Previewed {
  readonly run: Pick<Import, 'mapping' | 'corrections'>;
  readonly table: TableSummary;
  readonly plan: ImportPlan;
  readonly merged: MergedReport;
}

/** Corrections of refused cells that are typed in the preview, and checked all together. */
export function useRefusedCells({ run, table, plan, merged }: Previewed) {
  const [typed, setTyped] = useState(NONE);
  const resume = useResume(run.corrections.cells, merged);
  const check = () => {
    if (typed.size === 0) return;
    run.corrections.correct(
      [...typed].map(([key, text]) => {
        const [row = 0, column = 0] = key.split('/').map(Number);
        return { row, column, text };
      }),
    );
  };
  const refusal: RowRefusal = (shown) => {
    if (shown.row.status !== 'refused') return undefined;
    const row = merged.rows[shown.row.index] ?? 0;
    const keyOf = (column: number) => `${row}/${column}`;
    return (
      <RefusedCells
        row={shown}
        cells={refusedCells(shown, row, plan, run.mapping)}
        line={lineOf(table, row)}
        keyOf={({ column }) => keyOf(column)}
        textOf={({ column, text }) => typed.get(keyOf(column)) ?? text}
        onType={({ column, text: before }, text) => {
          const others = [...typed].filter(([key]) => key !== keyOf(column));
          setTyped(new Map(text === before ? others : [...others, [keyOf(column), text]]));
        }}
        onCheck={check}
      />
    );
  };
  return { refusal, check, count: typed.size, resume };
}
