import { clip, timeOf, type Interval } from '../../../../src/planning/core/intervals';
import type { ExportSlot } from './exportContent';
import { HOUR } from '../../../../src/resources/common/durations';

export interface PersonHours {
  readonly person: string;
  readonly slots: number;
  /** Hours that count as working time, and other hours; overlaps count once, as on the screens. */
  readonly work: number;
  readonly absence: number;
}

const EVER: Interval = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };

const hoursIn = (slots: readonly ExportSlot[], isWork: boolean, within: Interval): number =>
  timeOf(slots.filter((slot) => slot.isWork === isWork).flatMap((slot) => clip(slot, within) ?? [])) / HOUR;

/**
 * Sums the hours per person, in French order. Cancelled slots and slots for everyone do not count.
 *
 * @param within clips slots that begin before the requested period or end after it
 */
export function personHours(slots: readonly ExportSlot[], within = EVER): readonly PersonHours[] {
  // By id, because two people may have the same name.
  const byPerson = new Map<number, ExportSlot[]>();
  for (const slot of slots) {
    if (slot.personId === null || slot.isCancelled) continue;
    const own = byPerson.get(slot.personId);
    if (own) own.push(slot);
    else byPerson.set(slot.personId, [slot]);
  }
  return [...byPerson.values()]
    .map((own) => ({
      person: own[0]?.person ?? '',
      slots: own.length,
      work: hoursIn(own, true, within),
      absence: hoursIn(own, false, within),
    }))
    .sort((one, other) => one.person.localeCompare(other.person, 'fr'));
}

export const totalHours = (rows: readonly PersonHours[]): Omit<PersonHours, 'person'> =>
  rows.reduce(
    (sum, { slots, work, absence }) => ({
      slots: sum.slots + slots,
      work: sum.work + work,
      absence: sum.absence + absence,
    }),
    { slots: 0, work: 0, absence: 0 },
  );
