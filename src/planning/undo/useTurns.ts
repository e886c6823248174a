import { useCallback, useRef, useState } from 'react';

/** Where a gesture stands once it is done: among what can be taken back, or among what can be done again. */
type Side = 'past' | 'future';

export interface Turns {
  /** Does work after all that came before it, so that each has the versions that they made. */
  readonly inTurn: <Result>(side: Side, work: () => Promise<Result>) => Promise<Result>;
  /** How many gestures are on their way to each side. */
  readonly coming: Readonly<Record<Side, number>>;
}

/** Runs what is written one after the other. */
export function useTurns(): Turns {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [coming, setComing] = useState<Turns['coming']>({ past: 0, future: 0 });
  const inTurn = useCallback<Turns['inTurn']>((side, work) => {
    const count = (by: number) => setComing((before) => ({ ...before, [side]: before[side] + by }));
    count(1);
    const turn = queue.current.then(work, work);
    queue.current = turn.catch(() => undefined);
    return turn.finally(() => count(-1));
  }, []);
  return { inTurn, coming };
}
