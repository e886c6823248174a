import { useGetManyAggregate } from 'ra-core';
import type { AnyRecord } from '../../../types';
import type { Chosen } from './useRecordText';

const asId = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The ids in a form's value, whether it holds one or several. */
export const idsOf = (value: unknown): readonly number[] =>
  [value].flat().flatMap((one) => asId(one) ?? []);

/** The records behind ids, read together with those of every other field on the page. */
export function useChosenRecords(resource: string, ids: readonly number[]): readonly Chosen[] {
  const { data, isPending } = useGetManyAggregate<AnyRecord>(resource, { ids: [...ids] }, { enabled: ids.length > 0 });
  const known = new Map((data ?? []).filter(Boolean).map((record) => [record.id, record]));
  return ids.map((id) => known.get(id) ?? { id, missing: isPending ? 'loading' : 'unknown' });
}
