import { useListContext } from 'ra-core';
import type { Comparison } from '../../../condition';
import { comparisonsOf, type ListFilter } from '../../../listFilter';
import { useScreen } from '../../ScreenContext';
import { isNarrowed, withComparison, withoutComparison, withParameter, withSearch } from './filterEdits';

/** What narrows the list around, and the ways to change it; all of it stands in the address bar. */
export function useListFilter() {
  const { schema } = useScreen();
  const { filterValues, setFilters } = useListContext();
  const filter: ListFilter = filterValues;
  return {
    search: typeof filter.q === 'string' ? filter.q : '',
    comparisons: comparisonsOf(schema, filter),
    isOn: (parameter: string) => filter[parameter] === true,
    isNarrowed: isNarrowed(filter),
    setSearch: (q: string) => setFilters(withSearch(filter, q)),
    setParameter: (name: string, on: boolean) => setFilters(withParameter(filter, name, on)),
    put: (comparison: Comparison, index?: number) => setFilters(withComparison(schema, filter, comparison, index)),
    remove: (index: number) => setFilters(withoutComparison(schema, filter, index)),
    clear: () => setFilters({}),
  };
}
