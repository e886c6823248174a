import { useGetList, useListContext } from 'ra-core';
import { useScreen } from '../../ScreenContext';
import { isLeavingOut, withoutClosed } from '../table/closedGroups';

/** Number of records of the list, or of those that meet a condition too; rows of closed groups count. */
export function useListCount(isEnabled: boolean, own?: object): number | undefined {
  const { schema, address } = useScreen();
  const { filter, filterValues } = useListContext();
  const given: unknown = filterValues['where'];
  const where = own && { where: [...(Array.isArray(given) ? given : []), own] };
  const { total } = useGetList(
    address,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { ...schema.list.sort },
      filter: { ...filterValues, ...withoutClosed(filter), ...where },
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
