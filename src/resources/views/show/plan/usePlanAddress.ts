import type { RecordPlan } from '../../../language/recordPlan';
import { planAddressFrom } from './planAddressFrom';
import { useNextSlots } from './useNextSlots';

/** Address of a record's plan on the day of its next slot, if the page has read it. */
export const usePlanAddress = (plan: RecordPlan, id: number): string =>
  planAddressFrom(plan, id, useNextSlots(plan, id, false).data);
