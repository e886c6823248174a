import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownTurned } from '../model/turned';

/** Calls back once for each undo and redo that is shown from now on. */
export function useTurned(turned: ShownTurned | undefined, onTurned: (turned: ShownTurned) => void): void {
  const last = useRef(turned?.key);
  const look = useEffectEvent(() => {
    if (!turned || turned.key === last.current) return;
    last.current = turned.key;
    onTurned(turned);
  });
  useEffect(() => {
    look();
  }, [turned]);
}
