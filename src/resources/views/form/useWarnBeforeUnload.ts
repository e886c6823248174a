import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before the tab is closed or reloaded with unsaved changes.
 *
 * @param isSpared checked when it happens; true skips the question
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
