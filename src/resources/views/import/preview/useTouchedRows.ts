import { useMemo, useState } from 'react';
import type { ChangeValues } from '../../../changes/changes';
import type { RowNames } from './mergeReport';
import type { RefusedCell } from './refusedCells';

interface TouchedRow {
  readonly cells: readonly RefusedCell[];
  readonly naming: ChangeValues;
}

export interface TouchedRows {
  readonly cellsOf: (row: number) => readonly RefusedCell[] | undefined;
  readonly touch: (row: number, touched: TouchedRow) => void;
  readonly namesOf: (rows: readonly number[]) => RowNames;
}

const NOTHING: ReadonlyMap<number, TouchedRow> = new Map();

/** Rows that the person has begun to correct: they keep their place and their cells, whatever the next check says. */
export function useTouchedRows(): TouchedRows {
  const [rows, setRows] = useState(NOTHING);
  return useMemo(
    () => ({
      cellsOf: (row) => rows.get(row)?.cells,
      touch: (row, touched) =>
        setRows((known) => {
          const cells = known.get(row)?.cells;
          const isKnown = cells && touched.cells.length <= cells.length;
          return isKnown ? known : new Map(known).set(row, touched);
        }),
      namesOf: (left) => new Map(left.map((row) => [row, rows.get(row)?.naming ?? {}])),
    }),
    [rows],
  );
}
