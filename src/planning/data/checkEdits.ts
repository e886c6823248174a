import { findingsOf } from '../core/checks/findings';
import type { CheckedSlot } from '../core/checks/facts';
import type { Finding } from '../core/finding';
import type { PlanPerson, Slot } from '../core/slot';
import { isGone, monthKey, type Plan, type PlanEdit } from '../model/plan';

export interface PlanIndex {
  readonly plan: Pick<Plan, 'types' | 'holidays' | 'validated'>;
  readonly people: ReadonlyMap<number, PlanPerson>;
  readonly byId: ReadonlyMap<number, Slot>;
  /** By person id; slots for everyone are under null. */
  readonly byPerson: ReadonlyMap<number | null, readonly Slot[]>;
}

/** @param slots all of them, including those that a filter hides */
export function indexPlan(plan: Plan, slots: readonly Slot[] = plan.slots): PlanIndex {
  const byPerson = new Map<number | null, Slot[]>();
  for (const slot of slots) {
    // What a simulation removes is in no one’s way.
    if ('mark' in slot && isGone(slot)) continue;
    const own = byPerson.get(slot.salarieId);
    if (own) own.push(slot);
    else byPerson.set(slot.salarieId, [slot]);
  }
  return {
    plan,
    people: new Map(plan.people.map((person) => [person.id, person])),
    byId: new Map(slots.map((slot) => [slot.id, slot])),
    byPerson,
  };
}

/** Two days in milliseconds: slots further away share neither time nor day with a slot. */
const NEAR = 2 * 86_400_000;

/** Runs the checks with the data on the screen. @param moving ids of slots that are being moved, which are ignored */
export function findingsFor(
  index: PlanIndex,
  slot: CheckedSlot,
  moving: ReadonlySet<number> = new Set(),
  together: readonly Slot[] = [],
): readonly Finding[] {
  const { plan, people, byPerson } = index;
  const isNear = (other: Slot) =>
    other.id > 0 && !moving.has(other.id) && other.start < slot.end + NEAR && other.end > slot.start - NEAR;
  const own = slot.salarieId === null ? [] : (byPerson.get(slot.salarieId) ?? []);
  const others = [...own, ...(byPerson.get(null) ?? [])].filter(isNear);
  return findingsOf(slot, {
    person: slot.salarieId === null ? undefined : people.get(slot.salarieId),
    types: plan.types,
    others: [...others, ...together.filter(({ id }) => id !== slot.id)],
    isValidated: (month) => slot.salarieId !== null && plan.validated.has(monthKey(slot.salarieId, month)),
    holidays: plan.holidays,
  });
}

/** Checks the edits of a gesture against the slots that stay, and against one another. */
export function checkEdits(index: PlanIndex, edits: readonly PlanEdit[]): readonly Finding[] {
  const moving = new Set(edits.flatMap((edit) => (edit.kind === 'create' ? [] : [edit.slotId])));
  const after = edits.flatMap((edit, at): readonly Slot[] => {
    if (edit.kind === 'create') return [{ ...edit.slot, id: -2_000_000_000 - at }];
    const slot = index.byId.get(edit.slotId);
    if (!slot || edit.kind === 'delete') return [];
    return [{ ...slot, salarieId: edit.salarieId, start: edit.start, end: edit.end }];
  });
  const gone = edits.flatMap((edit): readonly Finding[] => {
    const slot = edit.kind === 'delete' ? index.byId.get(edit.slotId) : undefined;
    return slot ? findingsFor(index, slot).filter(({ code }) => code === 'validatedMonth') : [];
  });
  return [...gone, ...after.flatMap((slot) => findingsFor(index, slot, moving, after))];
}
