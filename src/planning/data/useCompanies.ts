import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { Slot } from '../core/slot';
import type { AnyRecord } from '../../resources/language/resourceSchema';

/** Company names, cached as long as the query client. */
const namesByClient = new WeakMap<QueryClient, Map<number, string>>();

function namesOf(client: QueryClient): Map<number, string> {
  const known = namesByClient.get(client) ?? new Map<number, string>();
  namesByClient.set(client, known);
  return known;
}

const NONE: ReadonlyMap<number, string> = new Map();

export interface CompanyNames {
  readonly names: ReadonlyMap<number, string>;
  /** No name is known yet. */
  readonly isLoading: boolean;
}

/** Names of companies by id; fetches unknown ones in one request. @param wanted sorted, each once */
export function useCompanyNames(wanted: readonly number[]): CompanyNames {
  const provider = useDataProvider();
  const client = useQueryClient();
  const { data, isLoading } = useQuery({
    queryKey: ['planning', 'companies', wanted],
    queryFn: async ({ signal }) => {
      const known = namesOf(client);
      const missing = wanted.filter((id) => !known.has(id));
      if (missing.length > 0) {
        const { data: records } = await provider.getMany<AnyRecord>('Entreprises', { ids: missing, signal });
        for (const record of records) known.set(Number(record.id), String(record.nom ?? `#${record.id}`));
      }
      return new Map(known);
    },
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: Infinity,
    retry: false,
  });
  return { names: data ?? NONE, isLoading };
}

/** Names of the slots' companies. */
export function useCompanies(lists: readonly (readonly Slot[])[]): CompanyNames {
  const wanted = useMemo(() => {
    const ids = new Set<number>();
    for (const list of lists) for (const { entrepriseId } of list) if (entrepriseId !== null) ids.add(entrepriseId);
    return [...ids].sort((one, other) => one - other);
  }, [lists]);
  return useCompanyNames(wanted);
}
