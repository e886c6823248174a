import { useListContext } from 'ra-core';
import { useMemo } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { isDensity, useDensity } from '../list/columns/density';
import { useColumnChoice } from '../list/columns/useColumns';
import type { ViewContent } from './viewContent';

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
    // React-admin merges both into one navigation, which also resets the page.
    setSort(view.sort);
    setFilters(view.filter);
  };
  return [shown, show];
}
