import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of an element; 0 until it has a layout. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  // A layout effect, to avoid a second visible render.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    setWidth(Math.floor(current.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
