import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the name in a record's head is cut while its buttons show their words, so that the buttons give them up.
 * Remembers the width from which the words fit again; another name is measured anew.
 */
export function useHasNoRoom(head: RefObject<HTMLElement | null>, name: string): boolean {
  const [needed, setNeeded] = useState(0);
  const [width, setWidth] = useState(Infinity);
  const measured = useRef(name);
  const hasNoRoom = width < needed;
  useLayoutEffect(() => {
    const line = head.current?.querySelector('.page-title-line');
    const heading = line?.querySelector('h1');
    if (!line || !heading || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      if (measured.current !== name) {
        measured.current = name;
        setNeeded(0);
        return;
      }
      const room = line.clientWidth;
      const missing = heading.scrollWidth - heading.clientWidth;
      if (!hasNoRoom && missing > 0) setNeeded(room + missing);
      setWidth(room);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const part of [line, heading]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [head, name, hasNoRoom, needed]);
  return hasNoRoom;
}
