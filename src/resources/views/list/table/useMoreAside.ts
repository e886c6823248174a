import { useEffect, type RefObject } from 'react';

/**
 * Marks the parent of a table, or of another wide content, for its styles: `data-wide` where the table is wider, `data-more` while there is more of it
 * beside its end, `data-moved` while there is more beside its start.
 */
export function useMoreAside(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const child = table.current;
    const container = child?.parentElement;
    if (!container || typeof ResizeObserver === 'undefined') return undefined;
    const mark = () => {
      // Read from the right, what is scrolled counts below zero.
      const moved = Math.abs(container.scrollLeft);
      const beyond = container.scrollWidth - container.clientWidth;
      container.toggleAttribute('data-wide', beyond > 1);
      container.toggleAttribute('data-more', beyond - moved > 1);
      container.toggleAttribute('data-moved', moved > 1);
    };
    // Told at once as well, when everything lies where it lies: nothing has to be measured for it.
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
