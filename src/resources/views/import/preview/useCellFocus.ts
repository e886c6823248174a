import { useState } from 'react';
import type { Import } from '../useImport';
import type { MergedReport } from './mergeReport';
import { nextRefusedRow } from './nextRefusedRow';

export interface CellPlace {
  readonly row: number;
  /** Undefined for the first refused cell of the row. */
  readonly column?: number;
}

/** Enter goes from one refused cell to the next, and after the last one, once all are accepted, to the button that applies. */
export function useCellFocus(
  { corrections, only, isChecking }: Pick<Import, 'corrections' | 'only' | 'isChecking'>,
  merged: MergedReport,
) {
  const first = nextRefusedRow(merged, -1);
  // After an import its refused rows are corrected from the first on.
  const [place, setPlace] = useState<CellPlace | undefined>(() =>
    only && first !== undefined ? { row: first } : undefined,
  );
  const [isLast, setLast] = useState(false);
  if (isLast && !isChecking && first !== undefined) {
    // The check found another fault.
    setLast(false);
    setPlace({ row: first });
  }
  const goTo = (next: CellPlace | undefined) => {
    corrections.checkNow();
    setPlace(next);
    setLast(next === undefined);
  };
  const placed = place ? merged.rows.indexOf(place.row) : -1;
  return {
    place,
    /** The row to which the list scrolls, as an index of the report. */
    scrollTo: placed < 0 ? undefined : placed,
    isAtEnd: isLast && !isChecking,
    goTo,
    returnTo: (cell: CellPlace) => setPlace(cell),
    goOnFrom(row: number) {
      const next = nextRefusedRow(merged, row);
      goTo(next === undefined ? undefined : { row: next });
    },
    onFocused: () => setPlace(undefined),
    onTyped: () => setLast(false),
  };
}
