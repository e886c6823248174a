import { useEffect } from 'react';

/** Loads the print styles after the first render, which they would delay. */
export function usePrintStyle(): void {
  useEffect(() => {
    // Without them, pages print unstyled.
    import('../theme/print.css').catch(() => undefined);
  }, []);
}
