import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the browser ask before the tab is closed or loaded anew, while something would be lost with it.
 *
 * @param isSpared whether nothing is lost for all that; asked when it happens
 */
export function useWarnBeforeUnload(wouldLose: boolean, isSpared: () => boolean = () => false): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isSpared()) event.preventDefault();
  });
  useEffect(() => {
    if (!wouldLose) return undefined;
    const listener = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, [wouldLose]);
}
