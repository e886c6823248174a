import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Simulations } from '../../../../src/resources/schemas/simulations';
import type { Store } from '../../../database/store';

export interface SimulatedOver {
  /** The simulation starts from an empty plan without real slots. */
  readonly isEmpty: boolean;
  /** Real slots that the simulation moves, changes or removes, with the id of the row that replaces each. */
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
    // If two rows replace one real slot, the later one counts, as on the screen.
    replaced: new Map(
      [...items]
        .sort((one, other) => one.id - other.id)
        .flatMap(({ id, values: { origineId } }) => (typeof origineId === 'number' ? [[origineId, id]] : [])),
    ),
  };
}

/** Whether the simulated plan has a slot: one of its own, or a real one that it does not replace. */
export const isPlannedIn =
  ({ isEmpty, replaced }: SimulatedOver) =>
  ({ id, simulationId, origineId, retire }: Readonly<Record<string, unknown>>): boolean => {
    if (typeof simulationId === 'number')
      return retire !== true && (typeof origineId !== 'number' || replaced.get(origineId) === id);
    return !isEmpty && !replaced.has(Number(id));
  };
