import { memo } from 'react';
import type { Flag, FunctionWithRights, Right } from '../api/accessTypes';
import { FLAGS, type FlagWords } from '../api/useFlagWords';
import { FlagCell, type CellState } from './FlagCell';
import type { MatrixMeasures } from './measures';
import { grantKey, isGranted, type PendingChanges } from './pendingChanges';

export interface MatrixRowProps {
  readonly row: number;
  readonly right: Right;
  readonly functions: readonly FunctionWithRights[];
  readonly drawn: readonly number[];
  readonly namesWidth: number;
  readonly measures: MatrixMeasures;
  readonly saved: ReadonlySet<string>;
  readonly pending: PendingChanges;
  readonly words: Readonly<Record<Flag, FlagWords>>;
  /** Undefined unless the focus is in this row. */
  readonly activeColumn: number | undefined;
  readonly readOnly: boolean;
}

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, right, functions, drawn, namesWidth, measures, saved, pending, words, activeColumn, readOnly } = props;

  function stateOf(fonctionId: number, flag: Flag): CellState {
    if (!right.flags.includes(flag)) return 'missing';
    const grant = { fonctionId, droitId: right.id, flag };
    const granted = isGranted(saved, pending, grant);
    if (!pending.has(grantKey(grant))) return granted ? 'on' : 'off';
    return granted ? 'granted' : 'withdrawn';
  }

  return (
    <div role="row" aria-rowindex={row + 2} className="matrix-row" style={{ top: row * measures.rowHeight }}>
      <span role="rowheader" aria-colindex={1} className="matrix-name" title={right.code}>
        <span className="matrix-label">{right.libelle || right.code}</span>
        <span className="matrix-code">{right.code}</span>
      </span>
      {drawn.map((index) => {
        const one = functions[index];
        if (!one) return null;
        return (
          <span
            key={one.id}
            role="presentation"
            className="matrix-function"
            style={{ left: namesWidth + index * measures.functionWidth }}
          >
            {FLAGS.map((flag, offset) => {
              const column = index * FLAGS.length + offset;
              return (
                <FlagCell
                  key={flag}
                  at={`${row}:${column}`}
                  column={column}
                  state={stateOf(one.id, flag)}
                  words={words[flag]}
                  right={right.libelle || right.code}
                  name={one.libelle}
                  isActive={column === activeColumn}
                  readOnly={readOnly}
                />
              );
            })}
          </span>
        );
      })}
    </div>
  );
});
