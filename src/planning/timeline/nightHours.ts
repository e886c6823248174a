import { DAY, HOUR } from '../../resources/common/durations';
import type { DaySpan } from '../model/plan';
import type { PlanIndex } from './index/planIndex';

/** The hours of a usual day; a day with earlier or later slots begins and ends with them. */
const USUAL = { from: 7, to: 20 };

/** The hours of a day before and after all that is planned on it, in hours since 1970. */
export function nightHours({ first, last }: DaySpan, index: PlanIndex): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset).flatMap((day) => {
    let { from, to } = USUAL;
    for (const slots of index.values())
      for (const { wallStart, wallEnd } of slots) {
        if (wallStart >= (day + 1) * DAY || wallEnd <= day * DAY) continue;
        from = Math.min(from, Math.floor(Math.max(0, wallStart - day * DAY) / HOUR));
        to = Math.max(to, Math.ceil(Math.min(DAY, wallEnd - day * DAY) / HOUR));
      }
    return Array.from({ length: 24 }, (_, hour) => hour)
      .filter((hour) => hour < from || hour >= to)
      .map((hour) => day * 24 + hour);
  });
}
