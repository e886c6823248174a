import { startOfDay } from '../../resources/fields/shared/zone';
import { isGone, type DaySpan, type Plan, type PlanSlot } from '../model/plan';

export interface OnScreen {
  readonly plan: Pick<Plan, 'people' | 'slots'>;
  readonly span: DaySpan;
  /** The view has a row per person, and so shows only the slots of these people. */
  readonly isByPeople: boolean;
}

/** The slots that a view shows, in print order. */
export function shownSlots({ plan: { people, slots }, span, isByPeople }: OnScreen): readonly PlanSlot[] {
  const [from, to] = [startOfDay(span.first), startOfDay(span.last + 1)];
  const rows = new Set(people.map(({ id }) => id));
  const hasRow = ({ salarieId, isForSystem }: PlanSlot) =>
    !isByPeople || isForSystem || salarieId === null || rows.has(salarieId);
  return slots.filter((slot) => slot.start < to && slot.end > from && hasRow(slot));
}

/** Ids to export: without pending requests and slots that a simulation removes, which are not stored in the plan. */
export const exportedIds = (shown: OnScreen): readonly number[] =>
  shownSlots(shown).flatMap((slot) => (slot.mark === 'pending' || isGone(slot) ? [] : [slot.id]));
