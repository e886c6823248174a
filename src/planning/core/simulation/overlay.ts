import type { Slot } from '../slot';

/** What a simulation does with a slot. */
export type SimulationMark = 'added' | 'moved' | 'removed';

/** A slot as the plan of a simulation shows it. */
export interface DrawnSlot {
  /** Of a removed one the real slot, of every other marked one the simulation's row. */
  readonly slot: Slot;
  /** Absent: a real slot that stays as it is. */
  readonly mark?: SimulationMark;
  /** The real slot that a moved one replaces; absent where it is gone meanwhile. */
  readonly original?: Slot;
}

/** What a simulation is drawn over: the real plan, or nothing. */
export type SimulationStart = 'Reel' | 'Vide';

/** What the validation of a row does with the real plan. */
export type SimulationStep =
  | { readonly mark: 'added'; readonly row: Slot }
  | { readonly mark: 'moved' | 'removed'; readonly row: Slot; readonly originId: number };

/**
 * What each row of a simulation does: of two rows that stand for the same real slot the later one counts.
 *
 * @returns in the order of their ids
 */
export function simulationSteps(rows: readonly Slot[]): readonly SimulationStep[] {
  const inOrder = [...rows].sort((one, other) => one.id - other.id);
  const last = new Map(inOrder.flatMap((row) => (row.origineId === null ? [] : [[row.origineId, row.id]])));
  return inOrder.flatMap((row): SimulationStep[] => {
    const { origineId: originId } = row;
    // What was added and is removed again comes to nothing.
    if (originId === null) return row.retire ? [] : [{ mark: 'added', row }];
    return last.get(originId) === row.id ? [{ mark: row.retire ? 'removed' : 'moved', row, originId }] : [];
  });
}

/** The real slots with the rows of a simulation over them: what is shown, what is added, moved and removed. */
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

/** A row as a slot of the real plan. @param id of the slot that it replaces, or that it becomes */
const asReal = (row: Slot, id: number): Slot => ({
  ...row,
  id,
  simulationId: null,
  origineId: null,
  origineVersion: null,
  retire: false,
});

/** The real plan once these rows are validated; a new slot has its row's id here. */
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
