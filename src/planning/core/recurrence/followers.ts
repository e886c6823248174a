import { instantOf } from '../../../resources/fields/shared/zone';
import { wallsOf } from './expand';
import type { RecurrenceRule } from './rule';

/** A rule's text has whole seconds. */
const secondOf = (instant: number): number => Math.floor(instant / 1_000);

/**
 * Those of a series' slots that stand where its rule puts them. The others were moved by themselves, by whatever wrote them,
 * and follow it no longer; of exceptions they do, because a slot that came back is one of the series again.
 *
 * @param startOf the instant at which a slot begins, in milliseconds
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
