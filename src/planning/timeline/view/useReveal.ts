import type { RefObject } from 'react';
import type { Cursor } from '../keys/keyState';
import type { TimelineModel } from '../useTimelineModel';
import type { ScrollStore } from './scrollStore';

/** The smallest scroll that makes a range visible. */
export function scrollFor(at: number, from: number, to: number, visible: number): number {
  if (from < at) return from;
  return to > at + visible ? Math.min(from, to - visible) : at;
}

/** Scrolls a cell into view, and renders it synchronously. */
export function useReveal(
  scroller: RefObject<HTMLElement | null>,
  { tops, scale, metrics }: TimelineModel,
  names: number,
  store: ScrollStore,
) {
  return ({ row, column }: Pick<Cursor, 'row' | 'column'>): void => {
    const element = scroller.current;
    if (!element || row < 0) return;
    const x = (column - scale.first) * scale.width;
    const [top, bottom] = [tops[row] ?? 0, tops[row + 1] ?? 0];
    element.scrollTop = scrollFor(element.scrollTop, top, bottom, element.clientHeight - metrics.header);
    element.scrollLeft = scrollFor(element.scrollLeft, x, x + scale.width, element.clientWidth - names);
    store.read(element);
  };
}
