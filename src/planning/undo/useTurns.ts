import { useCallback } from 'react';
import type { PlanMemory } from './planMemory';

/** Runs work after all earlier work, so that it has the versions written before. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

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
