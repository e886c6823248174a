import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { readAll } from '../../resources/views/readAll';
import { inParallel } from '../../resources/common/inParallel';
import type { PlanGroup } from './useStaff';

const NONE: ReadonlyMap<number, string> = new Map();

/** Names of the structures' agencies; fetched only if wanted. */
export function useAgencies(structures: readonly PlanGroup[], isWanted: boolean): ReadonlyMap<number, string> {
  const provider = useDataProvider();
  const ids = structures.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['planning', 'agencies', ids],
    queryFn: async ({ signal }) => {
      const lists = await inParallel(ids, (id) => readAll(provider, `structures/${id}/agences`, { signal }));
      return new Map(lists.flat().map((agency) => [Number(agency.id), String(agency.nom ?? `#${agency.id}`)]));
    },
    enabled: isWanted && ids.length > 0,
    structuralSharing: false,
    staleTime: 10 * 60_000,
    retry: false,
  });
  return data ?? NONE;
}
