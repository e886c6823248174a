import { useContext, useLayoutEffect, useState, type RefObject } from 'react';
import { useInPlace } from '../../nested/InPlaceContext';
import { ExpectedRoomContext } from './ExpectedRoomContext';

/** Tables follow a window that is drawn wider in steps of so many pixels. */
const STEP = 16;

const inSteps = (width: number): number => Math.floor(width / STEP) * STEP;

/** What the table before had: the next one is drawn once, and not again when it was measured. */
let before = 0;

/** The width that the parent of an element has for it, in pixels; 0 while it is not known. */
export function useRoom(child: RefObject<HTMLElement | null>): number {
  const expected = useContext(ExpectedRoomContext);
  const isPart = useInPlace() !== undefined;
  const [room, setRoom] = useState(() => before || (isPart ? 0 : inSteps(expected)));
  const isKnown = room !== 0;
  useLayoutEffect(() => {
    const container = child.current?.parentElement;
    if (!container || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      before = inSteps(container.clientWidth);
      setRoom(before);
    };
    if (!isKnown) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    return () => observer.disconnect();
  }, [child, isKnown]);
  return room;
}
