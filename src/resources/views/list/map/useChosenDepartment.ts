import { useListContext } from 'ra-core';
import { isSame } from '../../../common/isSame';
import type { DepartmentMap } from '../../../language/departmentMap';
import { NO_DEPARTMENT, placeCondition, type MapPlace } from '../../../records/departments';
import { useListChanges } from '../state/ListStateContext';
import { DEPARTMENT_NAMES } from './departmentNames';

const PLACES: readonly MapPlace[] = [...Object.keys(DEPARTMENT_NAMES), NO_DEPARTMENT, null];

const listOf = (where: unknown): readonly unknown[] => (Array.isArray(where) ? where : []);

/** Derives the chosen department from the list's filter, so that removing the filter in any way leads back to the map. */
export function useChosenDepartment({ postcode }: DepartmentMap) {
  const { filterValues } = useListContext();
  const { change } = useListChanges();
  const conditionOf = (place: MapPlace) => placeCondition(postcode, place);
  const where = listOf(filterValues['where']);
  const chosen = PLACES.find((place) => where.some((part) => isSame(part, conditionOf(place))));
  return {
    chosen,
    choose: (place: MapPlace) =>
      change(({ filter }) => ({ filter: { ...filter, where: [...(filter.where ?? []), conditionOf(place)] } })),
    leave: () =>
      change(({ filter: { where: parts = [], ...filter } }) => {
        const left = parts.filter((part) => chosen === undefined || !isSame(part, conditionOf(chosen)));
        return { filter: { ...filter, ...(left.length > 0 && { where: left }) } };
      }),
  };
}
