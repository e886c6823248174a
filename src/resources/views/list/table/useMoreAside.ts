import { useEffect, type RefObject } from 'react';

/**
 * Sets attributes on the parent of a wide element, for styles: `data-wide` if it overflows, `data-more` and
 * `data-moved` while content is hidden after its end or before its start.
 */
export const useMoreAside = (table: RefObject<HTMLElement | null>): void => useMore(table, ASIDE);

/** The same for the parent of a high element, whose content is hidden below its end or above its start. */
export const useMoreBelow = (content: RefObject<HTMLElement | null>): void => useMore(content, BELOW);

/** Pixels that are scrolled, and those that can be. */
type Reach = (container: HTMLElement) => { readonly moved: number; readonly beyond: number };

// In right-to-left pages `scrollLeft` is negative.
const ASIDE: Reach = ({ scrollLeft, scrollWidth, clientWidth }) => ({
  moved: Math.abs(scrollLeft),
  beyond: scrollWidth - clientWidth,
});
const BELOW: Reach = ({ scrollTop, scrollHeight, clientHeight }) => ({
  moved: scrollTop,
  beyond: scrollHeight - clientHeight,
});

function useMore(table: RefObject<HTMLElement | null>, reach: Reach): void {
  useEffect(() => {
    const child = table.current;
    const container = child?.parentElement;
    if (!container || typeof ResizeObserver === 'undefined') return undefined;
    const mark = () => {
      const { moved, beyond } = reach(container);
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
  }, [table, reach]);
}
