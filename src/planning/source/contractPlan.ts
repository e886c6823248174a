import type { DataProvider } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { readAll } from '../../resources/views/readAll';
import type { CallApi } from '../../resources/views/useCall';
import type { PlanningStaff } from '../core/planningAnswers';
import type { PlanPerson } from '../core/slot';
import { FULL_WEEK } from '../core/workingTime';
import type { PlanSource } from './planSource';

/** A user as a person whose plan is shown, where the API does not say their working time. */
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

/** Everybody with the teams that they are in. */
async function readUsers(provider: DataProvider, signal: AbortSignal): Promise<readonly PlanPerson[]> {
  const users = await readAll(provider, 'Utilisateurs', { signal });
  const memberships = new Map<number, number[]>();
  // Teams only group: without the right to read them, everybody is in none.
  const teams = await readAll(provider, 'Equipes', { signal }).catch(() => []);
  await inParallel(teams, async ({ id: team }) => {
    for (const { membreId } of await readAll(provider, `Equipes/${team}/membres`, { signal }).catch(() => []))
      memberships.set(Number(membreId), [...(memberships.get(Number(membreId)) ?? []), Number(team)]);
  });
  return users.map((user) => personOf(user, memberships.get(Number(user.id))));
}

/** The plan of an API that has the calls of the contract alone. */
export function contractPlan(call: CallApi, provider: DataProvider): PlanSource {
  return {
    seriesScopes: ['suivants'],
    tellsUnits: false,
    tellsMonths: false,
    previews: false,
    hasFeeds: false,
    async staff(reader, signal): Promise<PlanningStaff> {
      // People who see only their own plan need not read users.
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
