import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in pixels; 0 until it has one: a drawing without room cannot be laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  // Before the first sight, so that nothing is laid out twice.
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
