import { useEffect, type RefObject } from 'react';

/**
 * Sets attributes on the parent of a wide element, for styles: `data-wide` if it overflows, `data-more` and
 * `data-moved` while content is hidden after its end or before its start.
 */
export function useMoreAside(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const child = table.current;
    const container = child?.parentElement;
    if (!container || typeof ResizeObserver === 'undefined') return undefined;
    const mark = () => {
      // In right-to-left pages `scrollLeft` is negative.
      const moved = Math.abs(container.scrollLeft);
      const beyond = container.scrollWidth - container.clientWidth;
      container.toggleAttribute('data-wide', beyond > 1);
      container.toggleAttribute('data-more', beyond - moved > 1);
      container.toggleAttribute('data-moved', moved > 1);
    };
    // The observer also fires initially, after layout, so nothing has to be measured here.
    const observer = new ResizeObserver(mark);
    observer.observe(container);
    observer.observe(child);
    container.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      container.removeEventListener('scroll', mark);
    };
  }, [table]);
}
