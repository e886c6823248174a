import type { ListControllerResult, SortPayload } from 'ra-core';
import { useCallback } from 'react';
import { sortingParameters } from '../../../records/listFilter';
import { useScreen } from '../../ScreenContext';

type Sorted = Pick<ListControllerResult, 'sort' | 'setSort' | 'filterValues' | 'setFilters'>;

/** The order that the rows have, which a parameter may set; choosing another one switches that parameter off. */
export function useShownSort({ sort, setSort, filterValues, setFilters }: Sorted) {
  const { schema } = useScreen();
  const sorting = sortingParameters(schema, sort, filterValues);
  const onSort = useCallback(
    (next: SortPayload) => {
      const names = sortingParameters(schema, sort, filterValues);
      if (names.length > 0)
        setFilters(Object.fromEntries(Object.entries(filterValues).filter(([name]) => !names.includes(name))));
      setSort(next);
    },
    [schema, sort, filterValues, setFilters, setSort],
  );
  const shown = sorting.map((name) => schema.parameters[name]?.sorts).find((sorts) => sorts !== undefined);
  return { sort: shown ?? sort, onSort };
}
