import type { SlotSearch } from '../core/planningAnswers';
import type { PlanPerson } from '../core/slot';
import { startOfDay } from '../../resources/fields/shared/zone';
import type { DaySpan } from '../model/plan';

/** What the page shows: its days, and what its filters leave. */
export interface ShownPlan {
  readonly span: DaySpan;
  readonly filters: {
    readonly people: readonly number[];
    readonly teams: readonly number[];
    readonly companies: readonly number[];
    readonly types: readonly number[];
    readonly sites: readonly number[];
    readonly text: string;
  };
  /** Everybody whose plan there is, to know who is in a team. */
  readonly people: readonly Pick<PlanPerson, 'id' | 'equipesId'>[];
  readonly simulationId?: number | undefined;
}

const unlessEmpty = <Name extends keyof SlotSearch>(name: Name, ids: readonly number[]) =>
  ids.length > 0 ? { [name]: ids } : {};

/** The search that finds what the page shows, for a file of exactly that. */
export function shownSearch({ span, filters, people, simulationId }: ShownPlan): SlotSearch {
  const { teams } = filters;
  const members = people.filter(({ equipesId }) => equipesId.some((team) => teams.includes(team))).map(({ id }) => id);
  const chosen = [...new Set([...filters.people, ...members])];
  const isNobody = teams.length > 0 && chosen.length === 0;
  const text = filters.text.trim();
  return {
    startDate: new Date(startOfDay(span.first)).toISOString(),
    endDate: new Date(startOfDay(span.last + 1)).toISOString(),
    ...unlessEmpty('filterSalariesIds', chosen),
    // Empty teams leave only the slots that are for everyone.
    ...(isNobody && { isForSystem: true }),
    ...unlessEmpty('filterEntreprisesIds', filters.companies),
    ...unlessEmpty('typesCreneauIds', filters.types),
    ...unlessEmpty('sitesIds', filters.sites),
    ...(text !== '' && { search: text }),
    ...(simulationId !== undefined && { simulationId }),
  };
}
