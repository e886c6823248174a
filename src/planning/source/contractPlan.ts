import type { DataProvider } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { readAll } from '../../resources/views/readAll';
import type { CallApi } from '../../resources/views/useCall';
import type { PlanningStaff } from '../core/planningAnswers';
import type { PlanPerson } from '../core/slot';
import { FULL_WEEK } from '../core/workingTime';
import type { PlanSource } from './planSource';

/** Builds a person from a user, if the API does not provide working times. */
export const personOf = (user: AnyRecord, teams: readonly number[] = []): PlanPerson => ({
  id: Number(user.id),
  name: `${String(user.nom ?? '')} ${String(user.prenom ?? '')}`.trim() || `#${user.id}`,
  structureId: null,
  agenceId: null,
  equipesId: teams,
  hours: FULL_WEEK,
  dateEntree: null,
  dateSortie: null,
});

/** All users with their teams. */
async function readUsers(provider: DataProvider, signal: AbortSignal): Promise<readonly PlanPerson[]> {
  const users = await readAll(provider, 'Utilisateurs', { signal });
  const memberships = new Map<number, number[]>();
  // Teams are only used for grouping: without the right to read them, people have none.
  const teams = await readAll(provider, 'Equipes', { signal }).catch(() => []);
  await inParallel(teams, async ({ id: team }) => {
    for (const { membreId } of await readAll(provider, `Equipes/${team}/membres`, { signal }).catch(() => []))
      memberships.set(Number(membreId), [...(memberships.get(Number(membreId)) ?? []), Number(team)]);
  });
  return users.map((user) => personOf(user, memberships.get(Number(user.id))));
}

/** The plan source of an API that has only the contract's calls. */
export function contractPlan(call: CallApi, provider: DataProvider): PlanSource {
  return {
    seriesScopes: ['suivants'],
    tellsUnits: false,
    tellsMonths: false,
    previews: false,
    hasFeeds: false,
    async staff(reader, signal): Promise<PlanningStaff> {
      // People who see only their own plan may lack the right to list users.
      const items = reader ? [reader] : await readUsers(provider, signal);
      return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'fr')), feries: 'metropole' };
    },
    slotPage: (search, signal) => call('creneaux/search', { method: 'POST', body: search, signal }),
    validations: () => Promise.resolve([]),
    pendingRequests: async (personId, signal) =>
      personId === undefined ? [] : call(`Utilisateurs/${personId}/demandesModificationsPlannings`, { signal }),
    findings: () => Promise.resolve(undefined),
    series: () => Promise.resolve(undefined),
    preview: () => Promise.resolve(undefined),
    gaps: () => Promise.resolve(undefined),
  };
}
