import type { PlanSlot } from './plan';

/** The absences (for an absence, the work) because of which a change of a simulation could not be validated. */
export const blockersOf = ({ mark, simulationId, isWork, doubles = [] }: PlanSlot): NonNullable<PlanSlot['doubles']> =>
  simulationId === null || mark === undefined || mark === 'pending'
    ? []
    : doubles.filter((other) => other.isWork !== undefined && other.isWork !== isWork);

export const isBlocked = (slot: PlanSlot): boolean => blockersOf(slot).length > 0;
