import { instantOf } from '../../../resources/fields/shared/zone';
import { wallsOf } from './expand';
import type { RecurrenceRule } from './rule';

/** RFC 5545 has a resolution of seconds. */
const secondOf = (instant: number): number => Math.floor(instant / 1_000);

/**
 * The slots of a series that are where its rule puts them; the others were moved on their own and no longer follow it.
 * A slot on an exception of the rule follows it too, so that a restored slot rejoins its series.
 * @param startOf the start of a slot, in milliseconds
 */
export function followersOf<Slot>(
  rule: RecurrenceRule,
  slots: readonly Slot[],
  startOf: (slot: Slot) => number,
): readonly Slot[] {
  const walls = wallsOf({ ...rule, exceptions: [] });
  const given = new Set(walls.ok ? walls.value.map((wall) => secondOf(instantOf(wall))) : []);
  return slots.filter((slot) => given.has(secondOf(startOf(slot))));
}
