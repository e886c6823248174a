import { useContext, useLayoutEffect, useState, type RefObject } from 'react';
import { useInPlace } from '../../nested/InPlaceContext';
import { ExpectedRoomContext } from './ExpectedRoomContext';

/** When the window grows, the width changes in steps of this many pixels. */
const STEP = 16;

const inSteps = (width: number): number => Math.floor(width / STEP) * STEP;

/** Width of the previous table, so that the next one renders only once. */
let before = 0;

/** Pixels that the parent of an element offers; 0 if unknown. */
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
