import { dayIndexOf, dayText } from '../../../fields/shared/zone';
import { recordPlanAddress, type RecordPlan } from '../../../language/recordPlan';
import type { AnyRecord } from '../../../language/resourceSchema';

/** Key of a record's next slots; below the planning's, so that its writes invalidate them. */
export const nextSlotsKey = ({ of }: Pick<RecordPlan, 'of'>, id: number) => ['planning', 'next', of, id] as const;

/** Address of a record's plan on the day of its next slot, if that is known: a plan of today may be empty. */
export function planAddressFrom(plan: RecordPlan, id: number, [next]: readonly AnyRecord[] = []): string {
  // A slot that has begun is on screen today.
  const start = next && Math.max(Date.parse(String(next['debut'])), Date.now());
  return recordPlanAddress(plan, id, start === undefined ? undefined : dayText(dayIndexOf(start)));
}
