import type { FoundSlot } from '../../../../src/planning/core/planningAnswers';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Simulations } from '../../../../src/resources/schemas/simulations';
import type { Store } from '../../../database/store';

/** What of the real plan stays with a simulation. */
export interface SimulatedOver {
  /** It starts from nothing: no real slot is a part of it. */
  readonly isEmpty: boolean;
  /** The real slots that it moves, changes or removes, also to places outside of the search; each with the row that counts. */
  readonly replaced: ReadonlyMap<number, number>;
}

export async function simulatedOver(store: Store, simulationId: number): Promise<SimulatedOver> {
  const filter = { field: 'simulationId', operator: 'equals', value: simulationId } as const;
  const [simulation, { items }] = await Promise.all([
    store.get(Simulations, simulationId),
    store.list(Creneaux, { filter, parameters: ['AvecSimulations'] }),
  ]);
  return {
    isEmpty: simulation?.values['depart'] === 'Vide',
    // Of two rows for one real slot the later one counts, as on the screen.
    replaced: new Map(
      [...items]
        .sort((one, other) => one.id - other.id)
        .flatMap(({ id, values: { origineId } }) => (typeof origineId === 'number' ? [[origineId, id]] : [])),
    ),
  };
}

/** The plan as it would be with a simulation: its rows, without what it removes, and the real ones that it leaves. */
export const asPlanned = (found: readonly FoundSlot[], { isEmpty, replaced }: SimulatedOver): readonly FoundSlot[] =>
  found.filter((slot) => {
    if (slot.simulationId !== null)
      return slot.retire !== true && (slot.origineId === null || replaced.get(slot.origineId) === slot.id);
    return !isEmpty && !replaced.has(slot.id);
  });
