import { daysOfSlot } from '../../../../src/planning/core/checks/days';
import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import type { Slot } from '../../../../src/planning/core/slot';

/** The plan seen from a simulation: its slots replace the real ones. */
function planOf(stored: readonly Slot[], simulationId: number | null): readonly Slot[] {
  const ours = stored.filter((one) => one.simulationId === null || one.simulationId === simulationId);
  const replaced = new Set(ours.flatMap((one) => (one.simulationId === null ? [] : (one.origineId ?? []))));
  return ours.filter((one) => one.simulationId !== null || !replaced.has(one.id));
}

/** Indexes slots by person (null: for everyone) and day, because slots only clash with those on the same days. */
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
 * Finds the slots around those that are written together: those of the same person and those for everyone, on the same
 * days.
 *
 * @param stored the stored slots around
 * @param together the written slots, which replace the stored ones with their ids
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
