import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { FlagWords } from '../api/useFlagWords';

/** State of a function's level: stored, or with an unsaved change. */
export type CellState = 'on' | 'off' | 'granted' | 'withdrawn' | 'missing';

export interface FlagCellProps {
  /** `row:column`, to find the cell to focus. */
  readonly at: string;
  readonly state: CellState;
  readonly words: FlagWords;
  readonly right: string;
  readonly name: string;
  readonly column: number;
  readonly isActive: boolean;
  readonly readOnly: boolean;
}

const MARKS: Readonly<Record<CellState, string>> = { on: '✓', off: '·', granted: '+', withdrawn: '−', missing: '' };

const NAMES = {
  on: undefined,
  off: undefined,
  missing: undefined,
  granted: 'cellGranted',
  withdrawn: 'cellWithdrawn',
} as const;

/** A cell of the matrix. The grid handles its clicks and keys. */
export const FlagCell = memo(function FlagCell(props: FlagCellProps) {
  const { at, state, words, right, name, column, isActive, readOnly } = props;
  const translate = useTranslate();
  const cell = translate('accessPages.matrix.cell', { flag: words.full, right, name });
  const changed = NAMES[state];
  const label = changed ? translate(`accessPages.matrix.${changed}`, { cell }) : cell;
  const isMissing = state === 'missing';
  return (
    <span role="gridcell" aria-colindex={column + 2} className="matrix-cell">
      <span
        role="checkbox"
        aria-checked={state === 'on' || state === 'granted'}
        aria-label={isMissing ? translate('accessPages.matrix.noLevel', { right, flag: words.full }) : label}
        aria-disabled={isMissing || readOnly || undefined}
        className={`matrix-level matrix-${state}`}
        data-at={at}
        tabIndex={isActive ? 0 : -1}
      >
        {MARKS[state]}
      </span>
    </span>
  );
});
