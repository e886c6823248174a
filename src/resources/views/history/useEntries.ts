import { useInfiniteQuery } from '@tanstack/react-query';
import type { Listed } from '../../changes/changes';

const PAGE_SIZE = 25;

export interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly signal: AbortSignal;
}

export interface Entries<Item> {
  readonly items: readonly Item[] | undefined;
  readonly total: number;
  /** True if `total` is a lower bound. */
  readonly totalIsMinimum: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly more?: () => void;
  readonly isReadingMore: boolean;
}

/** Loads history entries page by page. @param key begins with a collection's address */
export function useEntries<Item>(
  key: readonly [string, ...unknown[]],
  read: (query: PageQuery) => Promise<Listed<Item>>,
): Entries<Item> {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read({ page: pageParam, pageSize: PAGE_SIZE, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ items, totalCount }, pages) =>
      items.length > 0 && pages.length * PAGE_SIZE < totalCount ? pages.length + 1 : undefined,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  });
  return {
    items: data?.pages.flatMap(({ items }) => items),
    total: data?.pages.at(-1)?.totalCount ?? 0,
    totalIsMinimum: data?.pages.at(-1)?.totalIsMinimum ?? false,
    error,
    retry: () => void refetch(),
    ...(hasNextPage && { more: () => void fetchNextPage() }),
    isReadingMore: isFetchingNextPage,
  };
}
