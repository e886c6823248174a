import { useMemo, useState } from 'react';
import type { Columns } from '../columns/useColumns';

export interface LeftOut {
  /** The columns that are shown. */
  readonly kept: Columns;
  /** Those without room. */
  readonly fields: readonly string[];
  readonly setCount: (count: number) => void;
  readonly showAll: () => void;
}

/** Columns of a table that is a part of a page: the last ones may have no room, until they are asked for. */
export function useLeftOut(columns: Columns): LeftOut {
  const [count, setCount] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const { shown } = columns;
  const end = shown.length - (isWhole ? 0 : count);
  const kept = useMemo(
    () => (end === shown.length ? columns : { ...columns, shown: shown.slice(0, end) }),
    [columns, shown, end],
  );
  return {
    kept,
    fields: shown.slice(end),
    setCount,
    showAll: () => setWhole(true),
  };
}
