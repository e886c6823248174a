import { DAY } from '../../../../src/resources/common/durations';
import { dayOfWall, wallOfDay } from '../../../../src/planning/core/recurrence/moments';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { wallTimesOf, wallTimeValues } from '../writing/slotTimes';
import type { PlanCopy, SlotCopies } from './bodies';

/** Fields that are not copied: the place in a series and in a simulation. */
const OWN = new Set(['periodiciteId', 'origineId', 'origineVersion', 'retire']);

/** Fields in which a copy may differ. */
const CHANGED = new Set(['debut', 'fin', 'etat', 'salarieId', 'isForSystem', 'simulationId']);

const KEPT = Object.keys(Creneaux.fields).filter((name) => !OWN.has(name));

export const COPIED: readonly string[] = KEPT.filter((name) => !CHANGED.has(name));

/** Whose plan a copy belongs to, and how many days later. */
interface CopyPlace {
  readonly salarieId: unknown;
  readonly simulationId: unknown;
  readonly days: number;
}

/** Copies a slot at the same time of day; done and cancelled slots become planned again. */
function copyOf({ values }: StoredRecord, { salarieId, simulationId, days }: CopyPlace): Change {
  const { start, duration } = wallTimesOf(values);
  return {
    resource: Creneaux.name,
    action: 'create',
    values: {
      ...Object.fromEntries(KEPT.map((name) => [name, values[name] ?? null])),
      ...wallTimeValues({ start: start + days * DAY, duration }),
      etat: values['etat'] === 'Confirme' ? 'Confirme' : 'Prevu',
      salarieId,
      simulationId,
      // A slot for everyone has no person; a copy for a person must not be for everyone.
      isForSystem: salarieId === null && values['isForSystem'] === true,
    },
  };
}

export const copyCount = ({ dates, salariesIds }: Pick<SlotCopies, 'dates' | 'salariesIds'>): number =>
  Math.max(1, dates.length) * Math.max(1, salariesIds.length);

/** Copies a slot to each day for each person, except onto itself. */
export function slotCopies(slot: StoredRecord, { dates, salariesIds, simulationId }: SlotCopies): readonly Change[] {
  const plan = simulationId ?? slot.values['simulationId'] ?? null;
  const own = dayOfWall(wallTimesOf(slot.values).start);
  const ownPerson = slot.values['salarieId'];
  const people: readonly unknown[] = salariesIds.length > 0 ? salariesIds : [ownPerson];
  return (dates.length > 0 ? dates : [own]).flatMap((day) =>
    people
      .filter((person) => day !== own || person !== ownPerson)
      .map((person) =>
        copyOf(slot, {
          salarieId: person,
          simulationId: plan,
          days: (wallOfDay(day) - wallOfDay(own)) / DAY,
        }),
      ),
  );
}

/** Copies a plan for each person, shifted by some days, without cancelled slots. */
export const planCopies = (
  slots: readonly StoredRecord[],
  { salariesIds, simulationId, decalageJours: days }: Pick<PlanCopy, 'salariesIds' | 'simulationId' | 'decalageJours'>,
): readonly Change[] => {
  const copied = slots.filter(({ values }) => values['etat'] !== 'Annule');
  return salariesIds.flatMap((salarieId) => copied.map((slot) => copyOf(slot, { salarieId, simulationId, days })));
};
