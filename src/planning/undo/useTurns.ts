import { useCallback } from 'react';
import type { PlanMemory } from './planMemory';

/** Does work after all that came before it, so that each has the versions that they made. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs what is written to a plan one after the other. */
export function useTurns(memory: PlanMemory): InTurn {
  return useCallback<InTurn>(
    (work) => {
      memory.update(({ coming }) => ({ coming: coming + 1 }));
      const turn = memory.queue.then(work, work);
      memory.queue = turn.catch(() => undefined);
      return turn.finally(() => memory.update(({ coming }) => ({ coming: coming - 1 })));
    },
    [memory],
  );
}
