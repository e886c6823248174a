import { useState } from 'react';
import type { ChangeRowEntry } from '../../changes/changes';

const keyOf = ({ changeSet, ordinal }: ChangeRowEntry): string => `${changeSet}/${ordinal}`;

export interface ChosenRows {
  /** Selected rows among the shown ones. */
  readonly rows: readonly ChangeRowEntry[];
  readonly has: (row: ChangeRowEntry) => boolean;
  readonly toggle: (row: ChangeRowEntry) => void;
  readonly isAll: boolean;
  /** Selects all shown rows, or clears the selection if all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Selection state of a history's rows. @param shown the selectable rows */
export function useChosenRows(shown: readonly ChangeRowEntry[]): ChosenRows {
  const [keys, setKeys] = useState(NONE);
  const rows = shown.filter((row) => keys.has(keyOf(row)));
  const isAll = shown.length > 0 && rows.length === shown.length;
  return {
    rows,
    isAll,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const next = new Set(keys);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setKeys(next);
    },
    toggleAll: () => setKeys(isAll ? NONE : new Set(shown.map(keyOf))),
    clear: () => setKeys(NONE),
  };
}
