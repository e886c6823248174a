import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import type { SlotState } from '../../../../src/planning/core/slot';
import type { Values } from '../../../../src/resources/language/values';

const idIn = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

export const slotOf = (id: number | undefined, values: Values): CheckedSlot => ({
  ...(id !== undefined && { id }),
  salarieId: idIn(values['salarieId']),
  entrepriseId: idIn(values['entrepriseId']),
  siteId: idIn(values['siteId']),
  prestationId: idIn(values['prestationId']),
  typeCreneauId: Number(values['typeCreneauId']),
  sousTypeCreneauId: idIn(values['sousTypeCreneauId']),
  start: Date.parse(String(values['debut'])),
  end: Date.parse(String(values['fin'])),
  etat: (values['etat'] ?? 'Prevu') as SlotState,
  isForSystem: values['isForSystem'] === true,
  simulationId: idIn(values['simulationId']),
  retire: values['retire'] === true,
});
