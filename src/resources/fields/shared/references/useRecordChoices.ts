import { useInfiniteGetList } from 'ra-core';
import { useMemo } from 'react';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { useMayRead } from '../../../views/access/useMayRead';
import { useRefused } from '../../../views/access/useRefused';
import { useSettledSearch } from '../../../views/page/useSettled';
import { pickerFilter } from './pickerFilter';

/** Section 9 of the specification. */
const PAGE_SIZE = 10;

export interface RecordChoices {
  readonly choices: readonly AnyRecord[];
  readonly isLoading: boolean;
  /** Results of the previous search, while the next one loads. */
  readonly isOutdated: boolean;
  readonly error: unknown;
  /** The reader may not read the records; no request is sent, or it was refused. */
  readonly isReserved: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  /** Fetches the next page, unless it is loading already or was the last. */
  readonly loadMore: () => void;
}

interface ChoicesOptions {
  readonly schema: ResourceSchema;
  readonly address: string | undefined;
  readonly typed: string;
  readonly enabled: boolean;
  readonly pageSize?: number;
}

/** Meta for secondary lists: a refusal must not close the page. */
export const ASIDE = { aside: true };

export function useRecordChoices(options: ChoicesOptions): RecordChoices {
  const { schema, address, typed, enabled, pageSize = PAGE_SIZE } = options;
  const mayRead = useMayRead(schema);
  const isRefused = useRefused();
  const search = useSettledSearch(typed, address);
  const { data, isFetching, isPlaceholderData, error, refetch, hasNextPage, fetchNextPage } =
    useInfiniteGetList<AnyRecord>(
      address ?? '',
      {
        pagination: { page: 1, perPage: pageSize },
        sort: schema.list.sort,
        filter: pickerFilter(schema, search),
        meta: ASIDE,
      },
      {
        enabled: enabled && mayRead === true && address !== undefined,
        // Keeps the previous results while loading, unless the collection changes.
        placeholderData: (before, query) => (query?.queryKey[0] === address ? before : undefined),
      },
    );
  const choices = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  return {
    choices,
    isLoading: isFetching || search !== typed || (enabled && mayRead === undefined),
    isOutdated: search !== typed || isPlaceholderData,
    error,
    isReserved: mayRead === false || (error !== null && address !== undefined && isRefused(address)),
    retry: () => void refetch(),
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
