import { useListContext } from 'ra-core';
import { groupsOf, type FilterPart, type ListFilter } from '../../../records/listFilter';
import { groupOf } from '../../../records/groupFields';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { useListChanges } from '../state/ListStateContext';
import {
  editComparison,
  isNarrowed,
  withoutFilters,
  withParameter,
  withSearch,
  type FilterPosition,
} from './filterEdits';

/** The list's filter and its setters; the state is in the query string. */
export function useListFilter() {
  const { schema } = useScreen();
  const registry = useRegistry();
  const { filterValues } = useListContext();
  const { change, replace, type } = useListChanges();
  const filter: ListFilter = filterValues;
  const groups = groupsOf(schema, filter, registry);
  const edit = (update: (now: ListFilter) => ListFilter) => change((now) => ({ filter: update(now.filter) }));
  return {
    search: typeof filter.q === 'string' ? filter.q : '',
    groups,
    isOn: (parameter: string) => filter[parameter] === true,
    valueOf: (parameter: string): unknown => filter[parameter],
    isNarrowed: isNarrowed(filter),
    /** Narrowed by more than the search, which is cleared in its own box. */
    hasFilters: isNarrowed(withSearch(filter, '')),
    setSearch: (q: string) => type((now) => ({ filter: withSearch(now.filter, q) })),
    setParameter: (name: string, value: unknown) => edit((now) => withParameter(now, name, value)),
    /** Sets a comparison, or removes the one at the position. Returns the new position. */
    put: (comparison: FilterPart | undefined, position?: FilterPosition) => {
      let after: FilterPosition | undefined;
      edit((now) => {
        const edited = editComparison({ schema, registry }, now, comparison, position);
        after = edited.position;
        return edited.filter;
      });
      return after;
    },
    clear: () => replace((now) => ({ filter: withoutFilters(now.filter) })),
    groupBy: groupOf(schema, filter),
    setGroupBy: (field: string | undefined) => edit((now) => withParameter(now, 'groupBy', field)),
  };
}
