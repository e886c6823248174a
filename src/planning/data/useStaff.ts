import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity, type UserIdentity } from 'ra-core';
import type { PlanningStaff } from '../core/planningAnswers';
import type { PlanPerson } from '../core/slot';
import { personOf } from '../source/contractPlan';
import { usePlanSource } from '../source/usePlanSource';
import { readAll } from '../../resources/views/readAll';

/** A team, a structure or an agency, by which rows are grouped and people are chosen. */
export interface PlanGroup {
  readonly id: number;
  readonly name: string;
}

/** Who reads, as far as the API need not be asked: people who see only their own plan need not read users. */
const readerOf = ({ id, fullName }: UserIdentity): PlanPerson => ({
  ...personOf({ id: Number(id) }),
  ...(fullName && { name: fullName }),
});

export interface StaffOptions {
  /** The only person whose plan the reader may see; undefined for planners. */
  readonly ownId?: number | undefined;
  /** False until it is known who reads. */
  readonly isEnabled?: boolean;
}

/** Everybody whose plan the reader may see. */
export function useStaff({ ownId, isEnabled = true }: StaffOptions = {}) {
  const source = usePlanSource();
  const { identity } = useGetIdentity();
  return useQuery({
    queryKey: ['planning', 'staff', ownId ?? null],
    queryFn: ({ signal }): Promise<PlanningStaff> =>
      source.staff(ownId !== undefined && identity ? readerOf(identity) : undefined, signal),
    enabled: source.isKnown && isEnabled,
    staleTime: 5 * 60_000,
  });
}

/** The names of a list by which people are grouped; none where the reader may not read it. */
export function useGroups(resource: 'Equipes' | 'structures'): readonly PlanGroup[] {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['planning', 'groups', resource],
    queryFn: async ({ signal }): Promise<readonly PlanGroup[]> =>
      (await readAll(provider, resource, { signal })).map((one) => ({
        id: Number(one.id),
        name: String(one.nom ?? one.libelle ?? `#${one.id}`),
      })),
    retry: false,
    staleTime: 10 * 60_000,
  });
  return data ?? NONE;
}

const NONE: readonly PlanGroup[] = [];
