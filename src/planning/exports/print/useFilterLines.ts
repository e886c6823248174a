import { useTranslate } from 'ra-core';
import type { PlanGroup } from '../../data/useStaff';
import type { Plan } from '../../model/plan';
import type { PlanFilters } from '../../page/urlState';

export interface FilterNames {
  readonly people: ReadonlyMap<number, string>;
  readonly teams: readonly PlanGroup[];
  readonly companies: ReadonlyMap<number, string>;
  readonly types: Plan['types'];
}

/** Above this number of items, the line only counts them. */
const NAMED = 12;

/** Describes the active filters: `Salariés : Benali Gaël, Dupont Zoé`. */
export function useFilterLines(filters: PlanFilters, names: FilterNames): readonly string[] {
  const translate = useTranslate();
  const line = (name: Exclude<keyof PlanFilters, 'text' | 'free'>, nameOf: (id: number) => string | undefined) => {
    const ids = filters[name];
    if (ids.length === 0) return [];
    const known = ids.flatMap((id) => nameOf(id) ?? []);
    const all = known.length === ids.length && ids.length <= NAMED ? known.join(', ') : String(ids.length);
    return [translate('screens.page.labelled', { label: translate(`planning.filters.${name}`), name: all })];
  };
  const text = filters.text.trim();
  return [
    ...line('people', (id) => names.people.get(id)),
    ...line('teams', (id) => names.teams.find((team) => team.id === id)?.name),
    ...line('companies', (id) => names.companies.get(id)),
    ...line('types', (id) => names.types.get(id)?.libelle),
    // Names of sites are not loaded, so they are only counted.
    ...line('sites', () => undefined),
    ...(filters.free ? [translate(`planning.filters.free.${filters.free}`)] : []),
    ...(text === '' ? [] : [translate('planningExports.print.text', { text })]),
  ];
}
