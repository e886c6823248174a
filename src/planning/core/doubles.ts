import { takesTime } from './checks/clashes';
import { overlaps } from './intervals';
import type { Slot } from './slot';

type Timed = Pick<Slot, 'start' | 'end' | 'etat' | 'retire'>;

/**
 * Which slots of a person are at the same time as others of theirs.
 * @param slots of one person, in any order
 * @returns for each slot the others, ordered by start; slots that are alone in their time are left out
 */
export function doublesOf<One extends Timed>(slots: readonly One[]): ReadonlyMap<One, readonly One[]> {
  const found = new Map<One, One[]>();
  const note = (one: One, other: One) => {
    const others = found.get(one);
    if (others) others.push(other);
    else found.set(one, [other]);
  };
  let running: One[] = [];
  for (const slot of slots.filter(takesTime).sort((one, other) => one.start - other.start)) {
    running = running.filter(({ end }) => end > slot.start);
    for (const other of running)
      if (overlaps(other, slot)) {
        note(other, slot);
        note(slot, other);
      }
    running.push(slot);
  }
  return found;
}
