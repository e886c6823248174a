import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { wallOf } from '../../../resources/fields/shared/zone';
import type { PlanPlace } from '../../model/plan';
import type { Cursor } from '../keys/keyState';
import { leftOf, morningOf, type Scale } from '../scale';
import type { TimelineModel } from '../useTimelineModel';
import { personIdOf, type PlanRows } from '../shownRows';
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
    const [left, right] = [leftOf(scale, column), leftOf(scale, column + 1)];
    const [top, bottom] = [tops[row] ?? 0, tops[row + 1] ?? 0];
    if (row >= 0) element.scrollTop = scrollFor(element.scrollTop, top, bottom, element.clientHeight - metrics.header);
    element.scrollLeft = scrollFor(element.scrollLeft, left, right, element.clientWidth - names);
    store.read(element);
  };
}

/** Hours that do not all fit begin at the hour that matters, else at the first work of the day, also after the reader has opened or folded the night. */
export function useMorningFirst(
  scroller: RefObject<HTMLElement | null>,
  { scale, index }: PlanRows,
  showsNights: boolean,
  firstHour?: number,
): void {
  const show = useEffectEvent(() => {
    const element = scroller.current;
    if (scale.zoom !== 'hours' || !element) return;
    const begins = [...index.values()].flatMap((spans) =>
      spans
        .filter(({ slot }) => slot.isWork)
        .map(({ wallStart }) => Math.floor(wallStart / scale.unit) - scale.first)
        .filter((hour) => hour >= 0 && hour < scale.count),
    );
    const hours = firstHour === undefined ? begins : [firstHour];
    element.scrollLeft = morningOf(scale, hours, element.scrollWidth - element.clientWidth);
  });
  useLayoutEffect(() => {
    show();
  }, [scale.zoom, scale.width, showsNights, firstHour]);
}

/** Where not all days fit, they open at today; the keyboard reveals its own cell. */
export function useTodayFirst(
  scroller: RefObject<HTMLElement | null>,
  scale: Scale,
  today: number,
  isFocused: boolean,
): void {
  const show = useEffectEvent(() => {
    const { zoom, first, count } = scale;
    if (zoom !== 'days' || isFocused || today < first || today >= first + count) return;
    if (scroller.current) scroller.current.scrollLeft = leftOf(scale, today);
  });
  useLayoutEffect(() => {
    show();
  }, [scale.zoom, scale.first, scale.width]);
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
