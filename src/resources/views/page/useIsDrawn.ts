import { startTransition, useEffect, useState } from 'react';

/**
 * False during the first render, then true in a transition, to defer less urgent content. @param isAtOnce
 * disables the deferral
 */
export function useIsDrawn(isAtOnce = false): boolean {
  const [isDrawn, setDrawn] = useState(isAtOnce);
  useEffect(() => {
    startTransition(() => setDrawn(true));
  }, []);
  return isDrawn;
}
