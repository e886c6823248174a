import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../../src/resources/registry/registry';
import { staleRows, type SimulationConflict } from '../../../../src/planning/core/simulation/conflicts';
import { simulationSteps } from '../../../../src/planning/core/simulation/overlay';
import { runSlots } from '../writing/slotRun';
import { slotFrom, type StoredSimulation } from './simulationRows';
import { validationChanges } from './approval';

/**
 * Returns the rows that cannot be validated: those whose real slot has changed, and those that a preview of the
 * validation refuses.
 */
export async function blockingConflicts(
  request: FastifyRequest,
  registry: Registry,
  { rows, originals }: Pick<StoredSimulation, 'rows' | 'originals'>,
): Promise<readonly SimulationConflict[]> {
  const slots = rows.map(slotFrom);
  const stale = staleRows([...originals.values()].map(slotFrom), slots);
  const isStale = new Set(stale.map(({ creneauId }) => creneauId));
  const left = rows.filter(({ id }) => !isStale.has(id));
  const changes = validationChanges(
    simulationSteps(slots.filter(({ id }) => !isStale.has(id))),
    new Map(left.map((row) => [row.id, row])),
  );
  if (changes.length === 0) return stale;
  const { rows: reports } = await runSlots(
    request,
    registry,
    changes.map(({ change }) => change),
    true,
  );
  const refused = reports.flatMap(({ status, index, message }): SimulationConflict[] => {
    const from = changes[index];
    if (status !== 'refused' || !from) return [];
    return [{ creneauId: from.rowId, code: 'refused', bloquant: true, ...(message !== undefined && { message }) }];
  });
  return [...stale, ...refused];
}
