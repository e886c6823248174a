import type { DaySpan, Plan } from '../model/plan';
import { workByDay } from '../timeline/hours/dayHours';
import { createIndexer, slotsOf } from '../timeline/index/planIndex';

/** Hours of work of all people by day, as the timeline counts them: two slots of a person at the same time count once. */
export function hoursByDay(
  { people, slots }: Pick<Plan, 'people' | 'slots'>,
  span: DaySpan,
): ReadonlyMap<number, number> {
  const index = createIndexer()(slots);
  const days = new Map<number, number>();
  for (const { id } of people)
    workByDay(slotsOf(index, id), span).forEach((hours, offset) => {
      const day = span.first + offset;
      if (hours > 0) days.set(day, (days.get(day) ?? 0) + hours);
    });
  return days;
}

/** Steps of heat above none. */
const STEPS = 4;

/**
 * The most hours of each step of heat. Days are shared out evenly among the steps: a team works about as much on most
 * days, and steps of equal hours would give all of them the same shade.
 */
export function heatSteps(hours: ReadonlyMap<number, number>): readonly number[] {
  const sorted = [...hours.values()].filter((one) => one > 0).toSorted((one, other) => one - other);
  const tops = Array.from({ length: STEPS }, (_, step) => {
    const at = Math.ceil(((step + 1) / STEPS) * sorted.length) - 1;
    return Math.ceil(sorted[at] ?? 0);
  });
  return [...new Set(tops)].filter((top) => top > 0);
}

/** Heat from 0 (no hours) to 4 (as many as the busiest days). */
export function heatOf(hours: number, steps: readonly number[]): number {
  if (hours <= 0) return 0;
  const step = steps.findIndex((top) => hours <= top);
  return STEPS - steps.length + 1 + (step < 0 ? steps.length - 1 : step);
}
