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
  /** They are those of an earlier search, while what is typed is searched for. */
  readonly isOutdated: boolean;
  /** Why they could not be read; null where they could. */
  readonly error: unknown;
  /** The reader may not read them: they are not asked for, or were refused. */
  readonly isReserved: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  /** Asks for the next page, where there is one and none is on its way. */
  readonly loadMore: () => void;
}

interface ChoicesOptions {
  readonly schema: ResourceSchema;
  /** The collection; undefined while it is not known. */
  readonly address: string | undefined;
  readonly typed: string;
  readonly enabled: boolean;
  readonly pageSize?: number;
}

/** Of a list that stands beside the page: a refusal would close it. */
export const ASIDE = { aside: true };

/** The records that are offered for what is typed, page after page. A search that was overtaken is cancelled. */
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
        // What was found before stays until the answer is there; another collection's records would be others.
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
