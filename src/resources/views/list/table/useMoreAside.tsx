import { useEffect, type RefObject } from 'react';

/** Marks the parent of a table with `data-more` while there is more of the table beside its end: styles say so. */
export function useMoreAside(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const child = table.current;
    const container = child?.parentElement;
    if (!container || typeof ResizeObserver === 'undefined') return undefined;
    const mark = () => {
      // Read from the right, what is scrolled counts below zero.
      const hidden = container.scrollWidth - container.clientWidth - Math.abs(container.scrollLeft);
      container.toggleAttribute('data-more', hidden > 1);
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
