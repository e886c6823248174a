import { daysOfSlot } from '../../../../src/planning/core/checks/days';
import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import type { Slot } from '../../../../src/planning/core/slot';

/** The plan in which a slot would stand: what a simulation puts in the place of real slots instead of these. */
function planOf(stored: readonly Slot[], simulationId: number | null): readonly Slot[] {
  const ours = stored.filter((one) => one.simulationId === null || one.simulationId === simulationId);
  const replaced = new Set(ours.flatMap((one) => (one.simulationId === null ? [] : (one.origineId ?? []))));
  return ours.filter((one) => one.simulationId !== null || !replaced.has(one.id));
}

/** Slots by person (null: for everybody) and day: what a slot can clash with is on its own days. */
class DayIndex {
  readonly #slots = new Map<string, Slot[]>();

  constructor(slots: readonly Slot[]) {
    for (const slot of slots) {
      if (slot.salarieId !== null) this.#add(slot, slot.salarieId);
      if (slot.isForSystem) this.#add(slot, null);
    }
  }

  #add(slot: Slot, person: number | null): void {
    for (const day of daysOfSlot(slot)) {
      const key = `${person} ${day}`;
      const there = this.#slots.get(key);
      if (there) there.push(slot);
      else this.#slots.set(key, [slot]);
    }
  }

  on(slot: CheckedSlot): readonly Slot[] {
    const people = [...new Set([slot.salarieId, null])];
    const found = daysOfSlot(slot).flatMap((day) =>
      people.flatMap((person) => this.#slots.get(`${person} ${day}`) ?? []),
    );
    return [...new Set(found)];
  }
}

/**
 * What stands beside slots that are written together, on their days: the others of their person and those for everybody.
 *
 * @param stored the slots around, as they are
 * @param together those that are written, which take the place of what is stored under their ids
 */
export function neighboursOf(
  stored: readonly Slot[],
  together: readonly Slot[],
): (slot: CheckedSlot) => readonly Slot[] {
  const written = new Set(together.map(({ id }) => id));
  const plans = new Map<number | null, DayIndex>();
  return (slot) => {
    const { simulationId } = slot;
    let plan = plans.get(simulationId);
    if (!plan) {
      plan = new DayIndex([...planOf(stored, simulationId).filter(({ id }) => !written.has(id)), ...together]);
      plans.set(simulationId, plan);
    }
    return plan.on(slot);
  };
}
