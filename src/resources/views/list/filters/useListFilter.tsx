import { useListContext } from 'ra-core';
import type { Comparison } from '../../../language/condition';
import { groupsOf, type ListFilter } from '../../../records/listFilter';
import { useScreen } from '../../ScreenContext';
import { useListChanges } from '../state/ListStateContext';
import {
  isNarrowed,
  placeAfter,
  withComparison,
  withoutComparison,
  withParameter,
  withSearch,
  type FilterPlace,
} from './filterEdits';

/** What narrows the list around, and the ways to change it; all of it stands in the address bar. */
export function useListFilter() {
  const { schema } = useScreen();
  const { filterValues } = useListContext();
  const { change, replace, type } = useListChanges();
  const filter: ListFilter = filterValues;
  const groups = groupsOf(schema, filter);
  const edit = (update: (now: ListFilter) => ListFilter) => change((now) => ({ filter: update(now.filter) }));
  const placeIn = (now: ListFilter, place: FilterPlace) => placeAfter(groups, groupsOf(schema, now), place);
  return {
    search: typeof filter.q === 'string' ? filter.q : '',
    groups,
    isOn: (parameter: string) => filter[parameter] === true,
    valueOf: (parameter: string): unknown => filter[parameter],
    isNarrowed: isNarrowed(filter),
    setSearch: (q: string) => type((now) => ({ filter: withSearch(now.filter, q) })),
    setParameter: (name: string, value: unknown) => edit((now) => withParameter(now, name, value)),
    put: (comparison: Comparison, place?: FilterPlace) =>
      edit((now) => withComparison(schema, now, comparison, place && placeIn(now, place))),
    remove: (place: FilterPlace) =>
      edit((now) => {
        const found = placeIn(now, place);
        return found ? withoutComparison(schema, now, found) : now;
      }),
    clear: () => replace(() => ({ filter: {} })),
  };
}
