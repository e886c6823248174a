import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isNotOffered } from '../../protocol/notOffered';
import { PEOPLE } from '../../registry/roles';
import { useCall } from '../useCall';
import { requestPageIn, type AnyRequest, type RequestKind, type RequestState } from './requestKind';

const PAGE_SIZE = 25;

/**
 * The requests with a state, the newest first.
 *
 * @param personId only those of one person, by the contract's own call; everybody's at once are an extension
 */
export function useRequestList<Request extends AnyRequest>(
  { name, queryKey }: RequestKind,
  etat: RequestState | undefined,
  personId: number | undefined,
) {
  const call = useCall();
  const query = useInfiniteQuery({
    queryKey: [queryKey, 'requestList', etat ?? null, personId ?? null],
    queryFn: async ({ pageParam, signal }) =>
      requestPageIn<Request>(
        personId === undefined
          ? await call(name, { query: { PageNumber: pageParam, PageSize: PAGE_SIZE, Etat: etat }, signal })
          : await call(`${PEOPLE}/${personId}/${name}`, { signal }),
        etat,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) =>
      pages.reduce((sum, { items }) => sum + items.length, 0) < totalCount ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  // Everybody's at once are asked for where the API has them.
  const needsPerson = isNotOffered(query.error);
  const pages = query.data?.pages ?? [];
  return { ...query, needsPerson, items: pages.flatMap(({ items }) => items), total: pages.at(-1)?.totalCount ?? 0 };
}
