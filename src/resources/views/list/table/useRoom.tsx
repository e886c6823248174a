import { useLayoutEffect, useState, type RefObject } from 'react';

/** Tables follow a window that is drawn wider in steps of so many pixels. */
const STEP = 16;

/** What the table before had: the next one is drawn once, and not again when it was measured. */
let before = 0;

/** The width that an element has for what is in it, in pixels; 0 while it is not known. */
export function useRoom(area: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(before);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      before = Math.floor(element.clientWidth / STEP) * STEP;
      setRoom(before);
    };
    if (before === 0) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return room;
}
