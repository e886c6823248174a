import { useRef } from 'react';
import { lookForPeople } from './switches';
import type { PlanFilters, PlanUrlState } from './urlState';
import type { GoTo } from './useUrlState';

/** Changes the filters, and the look with them where one person is left or no longer alone. */
export function useFilterChange(place: PlanUrlState, go: GoTo): (next: PlanFilters) => void {
  const isSwitched = useRef(false);
  return (filters) => {
    const look = lookForPeople(place, filters.people, isSwitched.current);
    if (look.view !== undefined) isSwitched.current = look.view === 'month';
    go({ filters, ...look }, { replace: true });
  };
}
