import { useCallback, useRef, useState } from 'react';

export interface Turns {
  /** Does work after all that came before it, so that each has the versions that they made. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** How many gestures are on their way. */
  readonly coming: number;
}

/** Runs what is written one after the other. */
export function useTurns(): Turns {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [coming, setComing] = useState(0);
  const inTurn = useCallback<Turns['inTurn']>((work) => {
    setComing((before) => before + 1);
    const turn = queue.current.then(work, work);
    queue.current = turn.catch(() => undefined);
    return turn.finally(() => setComing((before) => before - 1));
  }, []);
  return { inTurn, coming };
}
