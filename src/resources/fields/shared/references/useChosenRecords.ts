import { useGetManyAggregate } from 'ra-core';
import { useMemo } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useMayName, useMayRead } from '../../../views/access/useMayRead';
import { useRefused } from '../../../views/access/useRefused';
import { useRegistry } from '../../../views/RegistryContext';
import type { Chosen } from './chosen';

const idsOf = (value: unknown): readonly number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number');

/**
 * Fetches the records of a value's ids, batched with all other fields of the page. For unreadable records only the name
 * is fetched, if the API provides it; otherwise they are `reserved`. The array is stable until a record changes.
 *
 * @param address the collection; undefined if not known yet
 */
export function useChosenRecords(address: string | undefined, value: unknown): readonly Chosen[] {
  const ids = useMemo(() => [...idsOf(value)], [value]);
  const schema = useRegistry().resolve(address ?? '')?.schema;
  const mayRead = useMayRead(schema);
  const isRefused = useRefused();
  const isKnown = address !== undefined;
  const mayName = useMayName(schema);
  const enabled = ids.length > 0 && isKnown && mayName === true;
  const { data, isPending, isPaused, isError } = useGetManyAggregate<AnyRecord>(address ?? '', { ids }, { enabled });
  return useMemo(() => {
    const known = new Map((data ?? []).filter(Boolean).map((record) => [record.id, record]));
    const missing = (id: number): Chosen['missing'] => {
      if (!isKnown || isError) return 'unreadable';
      if (mayName === false) return 'reserved';
      if (isPending) return isPaused ? 'offline' : 'loading';
      return mayRead === false || isRefused(address, id) ? 'reserved' : 'unknown';
    };
    return ids.map((id) => known.get(id) ?? { id, missing: missing(id) });
  }, [ids, data, isPending, isPaused, isError, isKnown, mayRead, mayName, isRefused, address]);
}
