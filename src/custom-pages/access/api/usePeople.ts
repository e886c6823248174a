import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useExtensions } from '../../../resources/views/ExtensionsContext';
import type { Person } from './accessTypes';
import { itemsOf, readPerson } from './readAnswers';
import { useCall } from '../../../resources/views/useCall';

const PAGE = 30;

interface PeoplePage {
  readonly people: readonly Person[];
  readonly total: number;
}

const totalIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'totalCount' in body ? Number(body.totalCount) : 0;

/** People whom a search finds, page after page; through the users where the API has no list of identities. */
export function usePeople(search: string) {
  const call = useCall();
  const provider = useDataProvider();
  const { has, isKnown } = useExtensions();
  const hasList = has('identityList');

  async function read(page: number): Promise<PeoplePage> {
    if (hasList) {
      const body = await call('Identities', { query: { PageNumber: page, PageSize: PAGE, Search: search } });
      return { people: itemsOf(body, readPerson), total: totalIn(body) };
    }
    const { data, total } = await provider.getList('Utilisateurs', {
      pagination: { page, perPage: PAGE },
      filter: { q: search, HiddenUser: true },
    });
    return { people: data.map((record) => readPerson({ ...record })), total: total ?? data.length };
  }

  return useInfiniteQuery({
    queryKey: ['Identities', 'list', hasList, search],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isKnown,
  });
}
