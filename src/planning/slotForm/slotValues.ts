import { instantText } from '../../resources/fields/shared/zone';
import type { CheckedSlot } from '../core/checks/facts';
import type { Slot, SlotState } from '../core/slot';
import { isOverDays } from '../model/daySlots';
import type { DrawnSlot, NewSlot } from '../model/plan';

/** The form's values: instants are ISO 8601. */
export interface SlotValues {
  readonly salarieId: number | null;
  readonly entrepriseId: number | null;
  readonly siteId: number | null;
  readonly prestationId: number | null;
  readonly typeCreneauId: number | null;
  readonly sousTypeCreneauId: number | null;
  readonly debut: string | null;
  readonly fin: string | null;
  readonly texte: string | null;
  readonly etat: SlotState;
  readonly isForSystem: boolean;
  /** A new slot over several days is one on each of them. */
  readonly eachDay?: boolean;
}

export const formOfSlot = (slot: Slot): SlotValues => ({
  salarieId: slot.salarieId,
  entrepriseId: slot.entrepriseId,
  siteId: slot.siteId,
  prestationId: slot.prestationId,
  typeCreneauId: slot.typeCreneauId,
  sousTypeCreneauId: slot.sousTypeCreneauId,
  debut: instantText(slot.start),
  fin: instantText(slot.end),
  texte: slot.texte,
  etat: slot.etat,
  isForSystem: slot.isForSystem,
});

/** Initial values of a new slot. @param typeId the first type, whose usual duration applies */
export const newValues = (at: DrawnSlot, typeId: number | null): SlotValues => ({
  salarieId: at.salarieId,
  entrepriseId: at.entrepriseId ?? null,
  siteId: null,
  prestationId: null,
  typeCreneauId: at.typeId ?? typeId,
  sousTypeCreneauId: null,
  debut: instantText(at.start),
  fin: instantText(at.end),
  texte: null,
  etat: 'Prevu',
  isForSystem: at.isForSystem ?? false,
  // A drawn stretch of days means their working hours, not the nights between.
  eachDay: isOverDays(at),
});

const instant = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));

/** Converts the form to a slot; undefined if a type or a time is missing. */
export function slotOf(values: SlotValues, simulationId: number | undefined): NewSlot | undefined {
  const { debut, fin, typeCreneauId, eachDay: _eachDay, ...others } = values;
  const start = instant(debut);
  const end = instant(fin);
  if (typeCreneauId === null || Number.isNaN(start + end)) return undefined;
  return {
    ...others,
    salarieId: values.isForSystem ? null : values.salarieId,
    typeCreneauId,
    start,
    end,
    periodiciteId: null,
    simulationId: simulationId ?? null,
    origineId: null,
    origineVersion: null,
    retire: false,
  };
}

/** Only the values that the form changed, so that concurrent changes of other values are kept. */
export function changedOf(before: Slot, after: NewSlot): Partial<Omit<Slot, 'id' | 'version'>> {
  const names = [
    'salarieId',
    'entrepriseId',
    'siteId',
    'prestationId',
    'typeCreneauId',
    'sousTypeCreneauId',
    'start',
    'end',
    'texte',
    'etat',
    'isForSystem',
  ] as const;
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}

/** Converts changed values to the API's names. */
export const wireValues = ({ start, end, ...values }: Partial<Omit<Slot, 'id' | 'version'>>) => ({
  ...values,
  ...(start !== undefined && { debut: instantText(start) }),
  ...(end !== undefined && { fin: instantText(end) }),
});

/** Converts a slot to the API's names. */
export const wireOf = (slot: CheckedSlot & Partial<Pick<Slot, 'texte' | 'etat'>>) => ({
  ...(slot.id !== undefined && slot.id > 0 && { id: slot.id }),
  salarieId: slot.salarieId,
  entrepriseId: slot.entrepriseId,
  siteId: slot.siteId,
  prestationId: slot.prestationId,
  typeCreneauId: slot.typeCreneauId,
  sousTypeCreneauId: slot.sousTypeCreneauId,
  debut: instantText(slot.start),
  fin: instantText(slot.end),
  isForSystem: slot.isForSystem,
  ...(slot.simulationId !== null && { simulationId: slot.simulationId }),
});
