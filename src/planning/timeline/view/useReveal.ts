import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { wallOf } from '../../../resources/fields/shared/zone';
import type { PlanPlace } from '../../model/plan';
import type { Cursor } from '../keys/keyState';
import type { TimelineModel } from '../useTimelineModel';
import { personIdOf } from '../shownRows';
import type { ScrollStore } from './scrollStore';

/** The smallest scroll that makes a range visible. */
export function scrollFor(at: number, from: number, to: number, visible: number): number {
  if (from < at) return from;
  return to > at + visible ? Math.min(from, to - visible) : at;
}

/** Scrolls a cell into view, and renders it synchronously; only its column without a row. */
export function useReveal(
  scroller: RefObject<HTMLElement | null>,
  { tops, scale, metrics }: TimelineModel,
  names: number,
  store: ScrollStore,
) {
  return ({ row, column }: Pick<Cursor, 'row' | 'column'>): void => {
    const element = scroller.current;
    if (!element) return;
    const x = (column - scale.first) * scale.width;
    const [top, bottom] = [tops[row] ?? 0, tops[row + 1] ?? 0];
    if (row >= 0) element.scrollTop = scrollFor(element.scrollTop, top, bottom, element.clientHeight - metrics.header);
    element.scrollLeft = scrollFor(element.scrollLeft, x, x + scale.width, element.clientWidth - names);
    store.read(element);
  };
}

/** Keeps a slot in sight: when it is chosen, and when a panel beside the timeline changes its width. */
export function useRevealed(
  place: PlanPlace | undefined,
  { board: { rows, scale } }: TimelineModel,
  width: number,
  reveal: ReturnType<typeof useReveal>,
): void {
  const show = useEffectEvent(() => {
    if (!place) return;
    const column = Math.floor(wallOf(place.start) / scale.unit);
    if (column < scale.first || column >= scale.first + scale.count) return;
    reveal({ row: rows.findIndex((one) => personIdOf(one) === place.salarieId), column });
  });
  useLayoutEffect(() => {
    show();
  }, [place?.salarieId, place?.start, width, scale.first, scale.width]);
}
