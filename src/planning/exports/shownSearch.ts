import type { SlotSearch } from '../core/planningAnswers';
import type { PlanPerson } from '../core/slot';
import { startOfDay } from '../../resources/fields/shared/zone';
import type { DaySpan } from '../model/plan';

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
  /** All people, to find the members of a team. */
  readonly people: readonly Pick<PlanPerson, 'id' | 'equipesId'>[];
  readonly simulationId?: number | undefined;
}

const unlessEmpty = <Name extends keyof SlotSearch>(name: Name, ids: readonly number[]) =>
  ids.length > 0 ? { [name]: ids } : {};

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
    // If the chosen teams are empty, only slots for everyone remain.
    ...(isNobody && { isForSystem: true }),
    ...unlessEmpty('filterEntreprisesIds', filters.companies),
    ...unlessEmpty('typesCreneauIds', filters.types),
    ...unlessEmpty('sitesIds', filters.sites),
    ...(text !== '' && { search: text }),
    ...(simulationId !== undefined && { simulationId }),
  };
}
