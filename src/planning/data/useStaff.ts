import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity, type DataProvider, type UserIdentity } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import type { PlanningStaff } from '../core/planningAnswers';
import type { PlanPerson } from '../core/slot';
import { FULL_WEEK } from '../core/workingTime';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { problemOf } from '../../resources/views/page/problemOf';
import { useCall } from '../../resources/views/useCall';
import { readAll } from '../../resources/views/readAll';

/** A team, a structure or an agency, by which rows are grouped and people are chosen. */
export interface PlanGroup {
  readonly id: number;
  readonly name: string;
}

/** A user as a person whose plan is shown, where the API does not say their working time. */
const personOf = (user: AnyRecord, teams: ReadonlyMap<number, readonly number[]>): PlanPerson => ({
  id: Number(user.id),
  name: `${String(user.nom ?? '')} ${String(user.prenom ?? '')}`.trim() || `#${user.id}`,
  structureId: null,
  agenceId: null,
  equipesId: teams.get(Number(user.id)) ?? [],
  hours: FULL_WEEK,
  dateEntree: null,
  dateSortie: null,
});

/** Everybody with the teams that they are in, by the calls of the contract alone. */
async function readUsers(provider: DataProvider, signal: AbortSignal): Promise<PlanningStaff> {
  const users = await readAll(provider, 'Utilisateurs', { signal });
  const memberships = new Map<number, number[]>();
  // Teams only group: without the right to read them, everybody is in none.
  const teams = await readAll(provider, 'Equipes', { signal }).catch(() => []);
  await inParallel(teams, async ({ id: team }) => {
    for (const { membreId } of await readAll(provider, `Equipes/${team}/membres`, { signal }).catch(() => []))
      memberships.set(Number(membreId), [...(memberships.get(Number(membreId)) ?? []), Number(team)]);
  });
  const items = users.map((user) => personOf(user, memberships));
  return { items: items.sort((one, other) => one.name.localeCompare(other.name, 'fr')), feries: 'metropole' };
}

/** Who reads, as far as the API need not be asked: people who see only their own plan need not read users. */
const readerOf = ({ id, fullName }: UserIdentity): PlanPerson => ({
  ...personOf({ id: Number(id) }, new Map()),
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
  const call = useCall();
  const provider = useDataProvider();
  const { isKnown, has } = useExtensions();
  const { identity } = useGetIdentity();
  const hasStaff = has('planning');
  return useQuery({
    queryKey: ['planning', 'staff', hasStaff, ownId ?? null],
    queryFn: async ({ signal }): Promise<PlanningStaff> => {
      const read = async (): Promise<PlanningStaff> =>
        ownId !== undefined && identity
          ? { items: [readerOf(identity)], feries: 'metropole' }
          : readUsers(provider, signal);
      if (!hasStaff) return read();
      try {
        return (await call('planning/salaries', { signal })) as PlanningStaff;
      } catch (error) {
        // An API may have the extension without this call.
        if (problemOf(error).status === 404) return read();
        throw error;
      }
    },
    enabled: isKnown && isEnabled,
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
