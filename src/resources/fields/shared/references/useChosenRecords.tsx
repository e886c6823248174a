import { useGetManyAggregate } from 'ra-core';
import { useMemo } from 'react';
import type { AnyRecord } from '../../../types';
import type { Chosen } from './useRecordText';

/** The ids in a form's value, whether it holds one or several. */
export const idsOf = (value: unknown): readonly number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number');

/**
 * The records behind the ids of a value, read together with those of every other field on the page.
 * The same array until one of them changes: a picker takes another array for another choice, and forgets what is typed.
 */
export function useChosenRecords(resource: string, value: unknown): readonly Chosen[] {
  const ids = useMemo(() => [...idsOf(value)], [value]);
  const { data, isPending } = useGetManyAggregate<AnyRecord>(resource, { ids }, { enabled: ids.length > 0 });
  return useMemo(() => {
    const known = new Map((data ?? []).filter(Boolean).map((record) => [record.id, record]));
    return ids.map((id) => known.get(id) ?? { id, missing: isPending ? 'loading' : 'unknown' });
  }, [ids, data, isPending]);
}
