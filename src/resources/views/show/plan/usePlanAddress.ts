import { useState } from 'react';
import type { RecordPlan } from '../../../language/recordPlan';
import { planAddressFrom } from './planAddressFrom';
import { useNextSlots } from './useNextSlots';

export interface PlanAddress {
  /** On the day of the record's next slot, if that is known. */
  readonly to: string;
  /** Reads the next slot, if the page has not: the link is about to be used. */
  readonly onApproach: () => void;
}

/** Address of a record's plan. */
export function usePlanAddress(plan: RecordPlan, id: number): PlanAddress {
  const [isNear, setNear] = useState(false);
  const { data } = useNextSlots(plan, id, isNear);
  return { to: planAddressFrom(plan, id, data), onApproach: () => setNear(true) };
}
