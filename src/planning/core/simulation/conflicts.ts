import type { Slot } from '../slot';
import { simulationSteps } from './overlay';

type ConflictCode =
  /** The real slot was changed since. */
  | 'changed'
  /** The real slot was deleted. */
  | 'gone'
  /** The checks refuse it: `message` has the reason. */
  | 'refused'
  /** It overlaps another real slot of the person: a warning. */
  | 'overlap';

export interface SimulationConflict {
  readonly creneauId: number;
  readonly code: ConflictCode;
  readonly bloquant: boolean;
  /** Id of the real slot concerned. */
  readonly autreId?: number;
  readonly message?: string;
}

/** Finds rows whose real slot was changed or deleted. @param real the rows' real slots, with versions */
export function staleRows(real: readonly Slot[], rows: readonly Slot[]): readonly SimulationConflict[] {
  const versions = new Map(real.map(({ id, version }) => [id, version]));
  return simulationSteps(rows).flatMap((step): SimulationConflict[] => {
    if (step.mark === 'added') return [];
    const { row, originId } = step;
    const about = { creneauId: row.id, bloquant: true, autreId: originId };
    if (!versions.has(originId)) return [{ ...about, code: 'gone' }];
    return versions.get(originId) === row.origineVersion ? [] : [{ ...about, code: 'changed' }];
  });
}
