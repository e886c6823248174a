import { DAY } from '../../../../src/resources/common/durations';
import { dayOfWall, wallOfDay } from '../../../../src/planning/core/recurrence/moments';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { wallTimesOf, wallTimeValues } from '../writing/slotTimes';
import type { SlotCopies } from './bodies';

/** What a copy does not have of its original: its place in a series and in a simulation's changes. */
const OWN = new Set(['periodiciteId', 'origineId', 'origineVersion', 'retire']);

/** What a copy may say otherwise than its original. */
const CHANGED = new Set(['debut', 'fin', 'etat', 'salarieId', 'isForSystem']);

const KEPT = Object.keys(Creneaux.fields).filter((name) => !OWN.has(name));

/** The fields that say of a copy what they say of its original. */
export const COPIED: readonly string[] = KEPT.filter((name) => !CHANGED.has(name));

/** A copy of a slot some days later, of the same time of day; what is done or cancelled is planned anew. */
function copyOf({ values }: StoredRecord, salarieId: unknown, days: number): Change {
  const { start, duration } = wallTimesOf(values);
  return {
    resource: Creneaux.name,
    action: 'create',
    values: {
      ...Object.fromEntries(KEPT.map((name) => [name, values[name] ?? null])),
      ...wallTimeValues({ start: start + days * DAY, duration }),
      etat: values['etat'] === 'Confirme' ? 'Confirme' : 'Prevu',
      salarieId,
      // A slot for everyone has no person; a copy for a person is theirs.
      isForSystem: salarieId === null && values['isForSystem'] === true,
    },
  };
}

/** How many slots a copy to days and people makes, at most. */
export const copyCount = ({ dates, salariesIds }: SlotCopies): number =>
  Math.max(1, dates.length) * Math.max(1, salariesIds.length);

/** Copies of a slot to each of the days for each of the people, without the one that is the slot itself. */
export function slotCopies(slot: StoredRecord, { dates, salariesIds }: SlotCopies): readonly Change[] {
  const own = dayOfWall(wallTimesOf(slot.values).start);
  const ownPerson = slot.values['salarieId'];
  const people: readonly unknown[] = salariesIds.length > 0 ? salariesIds : [ownPerson];
  return (dates.length > 0 ? dates : [own]).flatMap((day) =>
    people
      .filter((person) => day !== own || person !== ownPerson)
      .map((person) => copyOf(slot, person, (wallOfDay(day) - wallOfDay(own)) / DAY)),
  );
}

/** Copies of slots for each of the people, some days later; what is cancelled is not copied. */
export const planCopies = (
  slots: readonly StoredRecord[],
  people: readonly number[],
  days: number,
): readonly Change[] => {
  const copied = slots.filter(({ values }) => values['etat'] !== 'Annule');
  return people.flatMap((person) => copied.map((slot) => copyOf(slot, person, days)));
};
