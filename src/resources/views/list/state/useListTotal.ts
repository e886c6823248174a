import { useGetList, useListContext } from 'ra-core';
import { isObject } from '../../../common/isObject';
import { useScreen } from '../../ScreenContext';
import { isLeavingOut, withoutClosed } from '../table/closedGroups';

/**
 * Number of records of the list, or of those that meet a condition too; rows of closed groups count.
 *
 * @param replaced field whose comparisons the condition replaces
 */
export function useListCount(isEnabled: boolean, own?: object, replaced?: string): number | undefined {
  const { schema, address } = useScreen();
  const { filter, filterValues } = useListContext();
  const given: unknown = filterValues['where'];
  const kept: readonly unknown[] = Array.isArray(given)
    ? given.filter((part) => replaced === undefined || !isObject(part) || part['field'] !== replaced)
    : [];
  const where = own && { where: [...kept, own] };
  const { total } = useGetList(
    address,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { ...schema.list.sort },
      // The number is the same, however the rows are grouped.
      filter: { ...filterValues, ...withoutClosed(filter), ...where, groupBy: undefined },
    },
    { enabled: isEnabled, retry: false },
  );
  return total;
}

/** Number of records of the list, also while it leaves out closed groups; undefined if unknown. */
export function useListTotal(): number | undefined {
  const { filter, total } = useListContext();
  const isPart = isLeavingOut(filter);
  const whole = useListCount(isPart);
  return isPart ? whole : total;
}
