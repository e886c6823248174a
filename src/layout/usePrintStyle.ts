import { useEffect } from 'react';

/** Loads how pages look on paper, after the page is there: a style sheet of the first load would hold it up. */
export function usePrintStyle(): void {
  useEffect(() => {
    // Without it the page is printed as it stands.
    import('../theme/print.css').catch(() => undefined);
  }, []);
}
