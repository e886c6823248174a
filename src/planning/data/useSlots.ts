import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Slot } from '../core/slot';
import { sparesGuesses } from '../../prefetch/sparesData';
import type { DaySpan } from '../model/plan';
import { addMonths, monthsOf } from './months';
import { monthQuery, type SlotProgress } from './slotQueries';
import { usePlanSource } from '../source/usePlanSource';

export interface LoadedSlots {
  /** Per month; a slot across two months is in both. */
  readonly months: readonly (readonly Slot[])[];
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Undefined once everything is read. */
  readonly progress: { readonly read: number; readonly total: number } | undefined;
}

const NONE: readonly Slot[] = [];

const combine = (results: readonly UseQueryResult<readonly Slot[]>[]) => ({
  months: results.map(({ data }) => data ?? NONE),
  isPending: results.some(({ isPending }) => isPending),
  isFetching: results.some(({ isFetching }) => isFetching),
  error: results.find(({ error }) => error)?.error ?? null,
  retry: () => results.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
});

/**
 * Reads the months of a span, then prefetches the neighbouring months.
 * @param drawn the rendered days; those outside the span may arrive later
 */
export function useSlots(
  span: DaySpan,
  drawn: DaySpan,
  simulationId: number | undefined,
  isEnabled: boolean,
): LoadedSlots {
  const { isKnown, slotPage } = usePlanSource();
  const client = useQueryClient();
  const [read, setRead] = useState<Readonly<Record<string, { readonly read: number; readonly total: number }>>>({});
  const onProgress = useCallback<SlotProgress>(
    (month, done, total) => setRead((before) => ({ ...before, [month]: { read: done, total } })),
    [],
  );
  const months = monthsOf(span);
  const loaded = useQueries({
    queries: months.map((month) => ({
      ...monthQuery(slotPage, month, simulationId, onProgress),
      enabled: isEnabled && isKnown,
    })),
    combine,
  });
  const first = months[0] ?? '';
  const last = months.at(-1) ?? '';
  const isReady = isEnabled && !loaded.isPending && !loaded.error;
  const isYear = months.length > 3;
  const beside = useQueries({
    queries: monthsOf(drawn)
      .filter((month) => !months.includes(month))
      .map((month) => ({ ...monthQuery(slotPage, month, simulationId), enabled: isReady })),
    combine,
  });
  const all = useMemo(() => [...loaded.months, ...beside.months], [loaded.months, beside.months]);
  useEffect(() => {
    // Do not prefetch on a slow network.
    if (!isReady || isYear || sparesGuesses()) return;
    for (const month of [addMonths(last, 1), addMonths(first, -1)])
      void client.prefetchQuery(monthQuery(slotPage, month, simulationId));
  }, [isReady, isYear, first, last, simulationId, slotPage, client]);
  const counted = months.flatMap((month) => (read[month] ? [read[month]] : []));
  const sum = (pick: 'read' | 'total') => counted.reduce((all, one) => all + one[pick], 0);
  return {
    ...loaded,
    months: all,
    progress: loaded.isPending && counted.length > 0 ? { read: sum('read'), total: sum('total') } : undefined,
  };
}
