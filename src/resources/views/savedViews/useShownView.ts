import { useListContext } from 'ra-core';
import { useMemo } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { isDensity, useDensity } from '../list/columns/density';
import { useColumnChoice } from '../list/columns/useColumns';
import type { ViewContent } from './viewContent';

/** What the list around shows at this moment, as a view, and the way to make it show another one. */
export function useShownView(): readonly [shown: ViewContent, show: (view: ViewContent) => void] {
  const { filterValues, sort, setFilters, setSort } = useListContext<AnyRecord>();
  const [columns, setColumns] = useColumnChoice();
  const [density, setDensity] = useDensity();
  const shown = useMemo(
    () => ({ filter: filterValues, sort, columns, density }),
    [filterValues, sort, columns, density],
  );
  const show = (view: ViewContent) => {
    const { shown: chosen, order, widths } = view.columns;
    setColumns({ ...(chosen && { shown: chosen }), ...(order && { order }), ...(widths && { widths }) });
    if (isDensity(view.density)) setDensity(view.density);
    // Both go into the address bar as one change, which also leads to the first page.
    setSort(view.sort);
    setFilters(view.filter);
  };
  return [shown, show];
}
