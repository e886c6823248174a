import { useGetList } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { pickerFilter } from '../../fields/shared/references/pickerFilter';
import { ASIDE, useRecordChoices } from '../../fields/shared/references/useRecordChoices';
import type { ReferenceTarget } from '../../fields/shared/references/useReferenceTarget';
import type { AnyRecord } from '../../language/resourceSchema';
import { useMayRead } from '../access/useMayRead';

/** Enough to fill the list, and to scroll on. */
const PAGE_SIZE = 25;

export interface Candidates {
  readonly shown: readonly AnyRecord[];
  readonly isLoading: boolean;
  readonly error: unknown;
  /** The reader may not read them. */
  readonly isReserved: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** How many are not in the collection yet; undefined where that is not known. */
  readonly absent: number | undefined;
}

/**
 * The records that may be added, for what is typed. Who is missing is found by reading on: the API cannot be asked for
 * what is not in a collection.
 */
export function useCandidates(
  { schema, address }: Pick<ReferenceTarget, 'schema' | 'address'>,
  typed: string,
  present: ReadonlySet<number> | undefined,
  onlyAbsent: boolean,
): Candidates {
  const { choices, ...list } = useRecordChoices({ schema, address, typed, enabled: true, pageSize: PAGE_SIZE });
  const filter = pickerFilter(schema, '');
  const mayRead = useMayRead(schema);
  const { total } = useGetList<AnyRecord>(
    address ?? '',
    { pagination: { page: 1, perPage: 1 }, sort: schema.list.sort, filter, meta: ASIDE },
    { enabled: address !== undefined && mayRead === true },
  );
  const shown = onlyAbsent ? choices.filter(({ id }) => !present?.has(id)) : choices;
  const isShort = onlyAbsent && shown.length < PAGE_SIZE && list.hasMore && !list.isLoading;
  const readOn = useEffectEvent(list.loadMore);
  useEffect(() => {
    if (isShort) readOn();
  }, [isShort, choices]);
  // A retired record may be in the collection, and is not among those that were counted.
  const isExact = present !== undefined && total !== undefined && !('ActifOnly' in filter);
  return { shown, ...list, absent: isExact ? Math.max(total - present.size, 0) : undefined };
}
