import { useQuery } from '@tanstack/react-query';
import type { RecordPlan } from '../../../language/recordPlan';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useCall } from '../../useCall';
import { nextSlotsIn, nextSlotsSearch } from './nextSlots';
import { nextSlotsKey } from './planAddressFrom';

/** The next slots of a record's plan. @param isTime false: those that are already known, without a request */
export function useNextSlots(plan: RecordPlan, id: number, isTime: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: nextSlotsKey(plan, id),
    queryFn: async ({ signal }): Promise<readonly AnyRecord[]> => {
      const now = Date.now();
      const body = nextSlotsSearch(plan, id, now);
      return nextSlotsIn(await call(`${plan.resource}/search`, { method: 'POST', body, signal }), now);
    },
    enabled: isTime,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
