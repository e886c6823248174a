import type { Slot, SlotRecord } from '../../../../src/planning/core/slot';
import { slotOf } from '../rules/storedSlot';

/** A slot as the API answers it, as the planning computes with it. */
export const planSlot = (record: SlotRecord): Slot => {
  const { id, texte, periodiciteId, origineId, origineVersion } = record;
  const { etat = 'Prevu', retire = false, ...slot } = slotOf(id, record);
  return { ...slot, id, etat, retire, texte, periodiciteId, origineId, origineVersion };
};
