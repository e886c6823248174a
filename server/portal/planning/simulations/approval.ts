import type { SimulationStep } from '../../../../src/planning/core/simulation/overlay';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { deleteSlot } from '../series/seriesChanges';

/** Fields that belong to the simulation, or that a moved slot keeps from its series. */
const OWN = new Set(['simulationId', 'origineId', 'origineVersion', 'retire', 'periodiciteId']);
const WRITTEN = Object.keys(Creneaux.fields).filter((name) => !OWN.has(name));

const valuesOf = ({ values }: StoredRecord): StoredRecord['values'] =>
  Object.fromEntries(WRITTEN.map((name) => [name, values[name] ?? null]));

export interface RowChange {
  readonly rowId: number;
  readonly change: Change;
}

function changeOf(step: SimulationStep, row: StoredRecord): Change {
  const head = { resource: Creneaux.name } as const;
  if (step.mark === 'added') return { ...head, action: 'create', values: valuesOf(row) };
  // Expects the version on which the row is based, so that a later change of the real slot is not overwritten.
  const written = { ...head, id: step.originId, expectedVersion: step.row.origineVersion ?? 0 };
  return step.mark === 'removed'
    ? { ...written, action: 'delete' }
    : { ...written, action: 'update', values: valuesOf(row) };
}

const ORDER = { delete: 0, update: 1, create: 2 } as const;

/**
 * Returns the changes that validate rows: it deletes the rows, then applies deletions before updates and creations, to
 * avoid transient clashes.
 */
export function validationChanges(
  steps: readonly SimulationStep[],
  rows: ReadonlyMap<number, StoredRecord>,
): readonly RowChange[] {
  const real = steps.flatMap((step): RowChange[] => {
    const row = rows.get(step.row.id);
    return row ? [{ rowId: row.id, change: changeOf(step, row) }] : [];
  });
  const inOrder = real.sort((one, other) => ORDER[one.change.action] - ORDER[other.change.action]);
  return [...[...rows.values()].map((row) => ({ rowId: row.id, change: deleteSlot(row) })), ...inOrder];
}
