import { useLayoutEffect, useState, type RefObject } from 'react';

/** Tables follow a window that is drawn wider in steps of so many pixels. */
const STEP = 16;

/** What the table before had: the next one is drawn once, and not again when it was measured. */
let before = 0;

/** The width that the parent of an element has for it, in pixels; 0 while it is not known. */
export function useRoom(child: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(before);
  useLayoutEffect(() => {
    const container = child.current?.parentElement;
    if (!container || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      before = Math.floor(container.clientWidth / STEP) * STEP;
      setRoom(before);
    };
    if (before === 0) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    return () => observer.disconnect();
  }, [child]);
  return room;
}
