import { useState } from 'react';
import type { ChangeRowEntry } from '../../changes/changes';

const keyOf = ({ changeSet, ordinal }: ChangeRowEntry): string => `${changeSet}/${ordinal}`;

export interface ChosenRows {
  /** Selected rows among the shown ones, and those of `choose`. */
  readonly rows: readonly ChangeRowEntry[];
  readonly has: (row: ChangeRowEntry) => boolean;
  readonly toggle: (row: ChangeRowEntry) => void;
  /** True if all shown rows are selected. */
  readonly isAll: boolean;
  /** Selects all shown rows, or clears the selection if all are selected. */
  readonly toggleAll: () => void;
  /** Selects rows that need not be shown. */
  readonly choose: (rows: readonly ChangeRowEntry[]) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();
const NO_ROWS: readonly ChangeRowEntry[] = [];

/** Selection state of a history's rows. @param shown the selectable rows */
export function useChosenRows(shown: readonly ChangeRowEntry[]): ChosenRows {
  const [keys, setKeys] = useState(NONE);
  const [others, setOthers] = useState(NO_ROWS);
  const isChosen = (row: ChangeRowEntry) => keys.has(keyOf(row));
  const inSight = new Set(shown.map(keyOf));
  const isAll = shown.length > 0 && shown.every(isChosen);
  const choose = (rows: readonly ChangeRowEntry[]) => {
    setKeys(new Set(rows.map(keyOf)));
    setOthers(rows);
  };
  return {
    rows: [...shown, ...others.filter((row) => !inSight.has(keyOf(row)))].filter(isChosen),
    isAll,
    has: isChosen,
    toggle: (row) => {
      const next = new Set(keys);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setKeys(next);
    },
    toggleAll: () => choose(isAll ? NO_ROWS : shown),
    choose,
    clear: () => choose(NO_ROWS),
  };
}
