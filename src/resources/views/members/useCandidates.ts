import { useGetList } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { pickerFilter } from '../../fields/shared/references/pickerFilter';
import { ASIDE, useRecordChoices } from '../../fields/shared/references/useRecordChoices';
import type { ReferenceTarget } from '../../fields/shared/references/useReferenceTarget';
import type { AnyRecord } from '../../language/resourceSchema';
import { useMayRead } from '../access/useMayRead';

/** Fills the list and makes it scrollable. */
const PAGE_SIZE = 25;

export interface Candidates {
  readonly shown: readonly AnyRecord[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly isReserved: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly absent: number | undefined;
}

/**
 * Candidates for a search text. Missing ones are found by loading further pages, because the API cannot
 * filter by absence.
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
  // Retired records may be members without being counted in the total.
  const isExact = present !== undefined && total !== undefined && !('ActifOnly' in filter);
  return { shown, ...list, absent: isExact ? Math.max(total - present.size, 0) : undefined };
}
