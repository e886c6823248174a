import type { Slot } from '../slot';
import { simulationSteps } from './overlay';

/** Why a row of a simulation does not go with the real plan any more. */
type ConflictCode =
  /** The real slot was changed since. */
  | 'changed'
  /** The real slot is gone. */
  | 'gone'
  /** The real plan refuses it: `message` says why. */
  | 'refused'
  /** It is at the same time as another real slot of the person: a warning. */
  | 'overlap';

/** What speaks against the validation of a row. */
export interface SimulationConflict {
  /** The row of the simulation. */
  readonly creneauId: number;
  readonly code: ConflictCode;
  /** Whether the row cannot be validated. */
  readonly bloquant: boolean;
  /** The real slot that it is about. */
  readonly autreId?: number;
  /** In the reader's language, of what is refused. */
  readonly message?: string;
}

/** The rows whose real slot is another one now, or gone. @param real the real slots that rows stand for, with versions */
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
