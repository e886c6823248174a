import { startTransition, useEffect, useState } from 'react';

/** Whether the first drawing is over: what is not needed at once is then drawn, in pieces. @param isAtOnce nothing waits */
export function useIsDrawn(isAtOnce = false): boolean {
  const [isDrawn, setDrawn] = useState(isAtOnce);
  useEffect(() => {
    startTransition(() => setDrawn(true));
  }, []);
  return isDrawn;
}
