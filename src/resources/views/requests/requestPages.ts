import type { InfiniteData } from '@tanstack/react-query';
import type { AnyRequest, RequestKind, RequestPage } from './requestKind';

export type RequestPages = InfiniteData<RequestPage<AnyRequest>>;

/** Key of all lists of a kind of requests. */
export const requestListKey = ({ queryKey }: Pick<RequestKind, 'queryKey'>) => [queryKey, 'requestList'] as const;

/** The pages of a list without one request. */
export const without = ({ pages, ...rest }: RequestPages, id: AnyRequest['id']): RequestPages => {
  const isListed = pages.some(({ items }) => items.some((one) => one.id === id));
  return {
    ...rest,
    pages: pages.map(({ items, totalCount }) => ({
      items: items.filter((one) => one.id !== id),
      totalCount: isListed ? totalCount - 1 : totalCount,
    })),
  };
};
