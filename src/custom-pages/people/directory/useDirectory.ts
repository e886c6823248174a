import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MAX_PAGE_SIZE } from '../../../resources/records/listQuery';
import { useCall } from '../../../resources/views/useCall';
import type { DirectoryField } from '../../../portal/directory';
import { readEntry, type DirectoryPerson } from './entry';

/** Page size: more than a large screen shows. */
const PAGE = 60;

export interface DirectorySearch {
  readonly search: string;
  /** Absent: all fields. */
  readonly searchBy?: DirectoryField | undefined;
  readonly teamId?: number | undefined;
}

interface DirectoryPage {
  readonly people: readonly DirectoryPerson[];
  readonly total: number;
}

function readPage(body: unknown): DirectoryPage {
  const { items, totalCount } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const people = (Array.isArray(items) ? items : []).flatMap((item) => readEntry(item) ?? []);
  return { people, total: Number(totalCount ?? people.length) };
}

export const directoryParameters = ({ search, searchBy, teamId }: DirectorySearch) => ({
  ...(search !== '' && { Search: search }),
  ...(searchBy && { SearchBy: searchBy }),
  ...(teamId !== undefined && { EquipeId: teamId }),
});

const queryOf = (asked: DirectorySearch, page: number, pageSize: number) => ({
  PageNumber: page,
  PageSize: pageSize,
  ...directoryParameters(asked),
});

export function useDirectory(asked: DirectorySearch) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: ['Trombinoscope', asked],
    queryFn: async ({ pageParam, signal }) =>
      readPage(await call('Trombinoscope', { query: queryOf(asked, pageParam, PAGE), signal })),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Reads all people found in as few requests as possible. @throws {HttpError} */
export function useEverybody(): (asked: DirectorySearch) => Promise<readonly DirectoryPerson[]> {
  const call = useCall();
  return useCallback(
    async (asked) => {
      const everybody: DirectoryPerson[] = [];
      for (let page = 1; ; page += 1) {
        const { people, total } = readPage(await call('Trombinoscope', { query: queryOf(asked, page, MAX_PAGE_SIZE) }));
        everybody.push(...people);
        if (people.length === 0 || everybody.length >= total) return everybody;
      }
    },
    [call],
  );
}
