import { totalCountOf } from '../../../resources/common/narrow';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AccessPerson } from './accessTypes';
import { itemsOf, readPerson } from './readAnswers';
import { useCall } from '../../../resources/views/useCall';

const PAGE = 30;

interface PeoplePage {
  readonly people: readonly AccessPerson[];
  readonly total: number;
}

export function useFoundPeople(search: string) {
  const call = useCall();

  async function read(page: number): Promise<PeoplePage> {
    const body = await call('Identities', { query: { PageNumber: page, PageSize: PAGE, Search: search } });
    return { people: itemsOf(body, readPerson), total: totalCountOf(body) };
  }

  return useInfiniteQuery({
    queryKey: ['Identities', 'list', search],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
