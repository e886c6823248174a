import { dayIndexOf, dayText } from '../../../fields/shared/zone';
import { recordPlanAddress, type RecordPlan } from '../../../language/recordPlan';
import { useNextSlots } from './useNextSlots';

/** Address of a record's plan on the day of its next slot, if the page has read it: a plan of today may be empty. */
export function usePlanAddress(plan: RecordPlan, id: number): string {
  const [next] = useNextSlots(plan, id, false).data ?? [];
  // A slot that has begun is on screen today.
  const start = next && Math.max(Date.parse(String(next.debut)), Date.now());
  return recordPlanAddress(plan, id, start === undefined ? undefined : dayText(dayIndexOf(start)));
}
