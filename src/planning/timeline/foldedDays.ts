import { weekdayOf } from '../../resources/fields/shared/zone';
import type { DaySpan } from '../model/plan';
import type { PlanIndex } from './index/planIndex';
import { scaleOf } from './scale';

/** Pixels of a day from which on names of companies have room enough. */
const ROOMY = 260;

const isWeekend = (day: number): boolean => weekdayOf(day) > 4;

/** Days of weekends that no slot is on alone, which may be narrow so that the others have room; none where there is enough. */
export function foldedDays(span: DaySpan, index: PlanIndex, available: number): readonly number[] {
  if (scaleOf(span, 'days', available).width >= ROOMY) return [];
  const own = new Set<number>();
  for (const slots of index.values())
    for (const { firstDay, lastDay } of slots)
      if (lastDay - firstDay < 2 && isWeekend(firstDay) && isWeekend(lastDay)) own.add(firstDay).add(lastDay);
  return Array.from({ length: span.last - span.first + 1 }, (_, offset) => span.first + offset).filter(
    (day) => isWeekend(day) && !own.has(day),
  );
}
