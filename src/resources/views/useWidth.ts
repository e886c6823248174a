import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Pixels of an element's width; 0 until it has a layout.
 *
 * @param step rounds down to a multiple, so that fewer widths render again
 */
export function useWidth(element: RefObject<HTMLElement | null>, step = 1): number {
  const [width, setWidth] = useState(0);
  // A layout effect, to avoid a second visible render.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const set = (pixels: number) => setWidth(Math.floor(pixels / step) * step);
    set(current.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => set(entry?.contentRect.width ?? 0));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, step]);
  return width;
}
