import { startOfDay } from '../../resources/fields/shared/zone';
import type { DaySpan, Plan, PlanSlot } from '../model/plan';

/** A plan as a view shows it: what its filters leave, and the days. */
export interface OnScreen {
  readonly plan: Pick<Plan, 'people' | 'slots'>;
  readonly span: DaySpan;
  /** Whether the view has a row of each person, and so shows only the slots of these people. */
  readonly isByPeople: boolean;
}

/** The slots that a view shows, in their order: what is printed. */
export function shownSlots({ plan: { people, slots }, span, isByPeople }: OnScreen): readonly PlanSlot[] {
  const [from, to] = [startOfDay(span.first), startOfDay(span.last + 1)];
  const rows = new Set(people.map(({ id }) => id));
  const hasRow = ({ salarieId, isForSystem }: PlanSlot) =>
    !isByPeople || isForSystem || salarieId === null || rows.has(salarieId);
  return slots.filter((slot) => slot.start < to && slot.end > from && hasRow(slot));
}

/** The stored slots of what a view shows: without what is only proposed, and what a simulation removes. */
export const exportedIds = (shown: OnScreen): readonly number[] =>
  shownSlots(shown).flatMap(({ id, mark }) => (mark === 'pending' || mark === 'removed' ? [] : [id]));
