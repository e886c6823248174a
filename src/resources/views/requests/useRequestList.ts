import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isNotOffered } from '../../protocol/notOffered';
import { PEOPLE } from '../../registry/roles';
import { useCall } from '../useCall';
import { requestPageIn, type AnyRequest, type RequestKind, type RequestState } from './requestKind';
import { requestListKey } from './requestPages';

/** Pending ones are few, and shown in the order of their days. */
const PAGE_SIZE = { pending: 100, decided: 25 } as const;

/**
 * Requests by state, pending ones oldest first, others newest first.
 *
 * @param personId restricts to one person, by the contract's own call; the list of all is an extension
 */
export function useRequestList<Request extends AnyRequest>(
  kind: RequestKind,
  etat: RequestState | undefined,
  personId: number | undefined,
) {
  const { name } = kind;
  const call = useCall();
  const query = useInfiniteQuery({
    queryKey: [...requestListKey(kind), etat ?? null, personId ?? null],
    queryFn: async ({ pageParam, signal }) =>
      requestPageIn<Request>(
        personId === undefined
          ? await call(name, {
              query: {
                PageNumber: pageParam,
                PageSize: PAGE_SIZE[etat === 'EnAttente' ? 'pending' : 'decided'],
                Etat: etat,
              },
              signal,
            })
          : await call(`${PEOPLE}/${personId}/${name}`, { signal }),
        etat,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) =>
      pages.reduce((sum, { items }) => sum + items.length, 0) < totalCount ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  // True if the API has no list of all people's requests.
  const needsPerson = isNotOffered(query.error);
  const pages = query.data?.pages ?? [];
  return { ...query, needsPerson, items: pages.flatMap(({ items }) => items), total: pages.at(-1)?.totalCount ?? 0 };
}
