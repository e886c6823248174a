import type { Slot } from '../slot';

export type SimulationMark = 'added' | 'moved' | 'removed';

export interface DrawnSlot {
  /** The real slot if removed, the simulation's row if added or moved. */
  readonly slot: Slot;
  /** Absent: an unchanged real slot. */
  readonly mark?: SimulationMark;
  /** The real slot that a moved one replaces; absent if it was deleted meanwhile. */
  readonly original?: Slot;
}

/** The simulation starts from the real plan, or from an empty one. */
export type SimulationStart = 'Reel' | 'Vide';

export type SimulationStep =
  | { readonly mark: 'added'; readonly row: Slot }
  | { readonly mark: 'moved' | 'removed'; readonly row: Slot; readonly originId: number };

/** The change of each row, in id order; if two rows replace the same real slot, the later one wins. */
export function simulationSteps(rows: readonly Slot[]): readonly SimulationStep[] {
  const inOrder = [...rows].sort((one, other) => one.id - other.id);
  const last = new Map(inOrder.flatMap((row) => (row.origineId === null ? [] : [[row.origineId, row.id]])));
  return inOrder.flatMap((row): SimulationStep[] => {
    const { origineId: originId } = row;
    // A row that was added and removed again has no effect.
    if (originId === null) return row.retire ? [] : [{ mark: 'added', row }];
    return last.get(originId) === row.id ? [{ mark: row.retire ? 'removed' : 'moved', row, originId }] : [];
  });
}

/** Merges a simulation's rows into the real slots, and marks the added, moved and removed ones. */
export function overlay(
  real: readonly Slot[],
  rows: readonly Slot[],
  start: SimulationStart = 'Reel',
): readonly DrawnSlot[] {
  const originals = new Map(real.map((slot) => [slot.id, slot]));
  const steps = simulationSteps(rows);
  const replaced = new Set(steps.flatMap((step) => (step.mark === 'added' ? [] : [step.originId])));
  const drawn = steps.flatMap((step): DrawnSlot[] => {
    if (step.mark === 'added') return [{ slot: step.row, mark: 'added' }];
    const original = originals.get(step.originId);
    if (step.mark === 'removed') return original ? [{ slot: original, mark: 'removed' }] : [];
    return [{ slot: step.row, mark: 'moved', ...(original && { original }) }];
  });
  const kept = start === 'Vide' ? [] : real.filter(({ id }) => !replaced.has(id));
  return [...kept.map((slot) => ({ slot })), ...drawn];
}

/** Converts a row to a real slot. @param id of the slot that it replaces, or that it becomes */
const asReal = (row: Slot, id: number): Slot => ({
  ...row,
  id,
  simulationId: null,
  origineId: null,
  origineVersion: null,
  retire: false,
});

/** The real plan after validation of these rows; a new slot keeps its row's id here. */
export function planAfter(real: readonly Slot[], rows: readonly Slot[]): readonly Slot[] {
  const plan = new Map(real.map((slot) => [slot.id, slot]));
  for (const step of simulationSteps(rows)) {
    if (step.mark === 'added') plan.set(step.row.id, asReal(step.row, step.row.id));
    else if (!plan.has(step.originId)) continue;
    else if (step.mark === 'removed') plan.delete(step.originId);
    else plan.set(step.originId, asReal(step.row, step.originId));
  }
  return [...plan.values()];
}
