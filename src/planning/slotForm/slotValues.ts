import type { CheckedSlot } from '../core/checks/facts';
import type { Slot, SlotState } from '../core/slot';
import type { NewSlot } from '../model/plan';

/** A slot as its form holds it: instants are ISO 8601. */
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
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** What the form of a stored slot begins with. */
export const formOfSlot = (slot: Slot): SlotValues => ({
  salarieId: slot.salarieId,
  entrepriseId: slot.entrepriseId,
  siteId: slot.siteId,
  prestationId: slot.prestationId,
  typeCreneauId: slot.typeCreneauId,
  sousTypeCreneauId: slot.sousTypeCreneauId,
  debut: iso(slot.start),
  fin: iso(slot.end),
  texte: slot.texte,
  etat: slot.etat,
  isForSystem: slot.isForSystem,
});

/** What the form of a new slot begins with. @param typeId the first type, with its usual duration */
export const newValues = (
  at: { readonly salarieId: number | null; readonly start: number; readonly end: number },
  typeId: number | null,
): SlotValues => ({
  salarieId: at.salarieId,
  entrepriseId: null,
  siteId: null,
  prestationId: null,
  typeCreneauId: typeId,
  sousTypeCreneauId: null,
  debut: iso(at.start),
  fin: iso(at.end),
  texte: null,
  etat: 'Prevu',
  isForSystem: false,
});

const instant = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));

/** What the form holds, as a slot that can be written; undefined while a type or a time is missing. */
export function slotOf(values: SlotValues, simulationId: number | undefined): NewSlot | undefined {
  const { debut, fin, typeCreneauId, ...others } = values;
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

/** The values of a slot that differ from those with which its form began: what others changed meanwhile stays theirs. */
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

/** Changed values as the API takes them. */
export const wireValues = ({ start, end, ...values }: Partial<Omit<Slot, 'id' | 'version'>>) => ({
  ...values,
  ...(start !== undefined && { debut: iso(start) }),
  ...(end !== undefined && { fin: iso(end) }),
});

/** A slot as the API's calls of the planning take it. */
export const wireOf = (slot: CheckedSlot & Partial<Pick<Slot, 'texte' | 'etat'>>) => ({
  ...(slot.id !== undefined && slot.id > 0 && { id: slot.id }),
  salarieId: slot.salarieId,
  entrepriseId: slot.entrepriseId,
  siteId: slot.siteId,
  prestationId: slot.prestationId,
  typeCreneauId: slot.typeCreneauId,
  sousTypeCreneauId: slot.sousTypeCreneauId,
  debut: iso(slot.start),
  fin: iso(slot.end),
  isForSystem: slot.isForSystem,
  ...(slot.simulationId !== null && { simulationId: slot.simulationId }),
});
