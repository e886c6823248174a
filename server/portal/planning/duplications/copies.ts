import { DAY } from '../../../../src/resources/common/durations';
import { dayOfWall, wallOfDay } from '../../../../src/planning/core/recurrence/moments';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { wallTimesOf, wallTimeValues } from '../writing/slotTimes';
import type { SlotCopies } from './bodies';

/** Fields that are not copied: the place in a series and in a simulation. */
const OWN = new Set(['periodiciteId', 'origineId', 'origineVersion', 'retire']);

/** Fields in which a copy may differ. */
const CHANGED = new Set(['debut', 'fin', 'etat', 'salarieId', 'isForSystem']);

const KEPT = Object.keys(Creneaux.fields).filter((name) => !OWN.has(name));

export const COPIED: readonly string[] = KEPT.filter((name) => !CHANGED.has(name));

/** Copies a slot by a number of days at the same time of day; done and cancelled slots become planned again. */
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
      // A slot for everyone has no person; a copy for a person must not be for everyone.
      isForSystem: salarieId === null && values['isForSystem'] === true,
    },
  };
}

export const copyCount = ({ dates, salariesIds }: SlotCopies): number =>
  Math.max(1, dates.length) * Math.max(1, salariesIds.length);

/** Copies a slot to each day for each person, except onto itself. */
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

/** Copies a plan for each person, shifted by some days, without cancelled slots. */
export const planCopies = (
  slots: readonly StoredRecord[],
  people: readonly number[],
  days: number,
): readonly Change[] => {
  const copied = slots.filter(({ values }) => values['etat'] !== 'Annule');
  return people.flatMap((person) => copied.map((slot) => copyOf(slot, person, days)));
};
