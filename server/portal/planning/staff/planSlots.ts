import type { Slot, SlotRecord } from '../../../../src/planning/core/slot';
import { slotOf } from '../rules/storedSlot';

export const planSlot = (record: SlotRecord): Slot => {
  const { id, texte, periodiciteId, origineId, origineVersion } = record;
  const { etat = 'Prevu', retire = false, ...slot } = slotOf(id, record);
  return { ...slot, id, etat, retire, texte, periodiciteId, origineId, origineVersion };
};
