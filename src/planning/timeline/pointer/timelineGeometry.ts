import type { RefObject } from 'react';
import { cellTimes, drawnTimes } from '../../editing/drawn';
import type { EditGeometry } from '../../editing/geometry';
import type { Point } from '../../editing/pointer/press';
import type { PlanActions } from '../../model/plan';
import { personIdOf } from '../shownRows';
import type { TimelineModel } from '../useTimelineModel';
import { bubblePlace } from '../view/bubblePlace';
import { boxesOf } from './boxes';
import { edgeAt } from './edgeAt';
import { hitAt, type Hit } from './hit';

export interface TimelineGeometry extends EditGeometry {
  /** The cell at a point in window coordinates. */
  readonly hit: (point: Point) => Hit;
}

/** Pixels between the bubble and a finger, which would cover it. */
const ABOVE_FINGER = 110;

/** Maps people and times of a timeline to pixels. @param names width of the column of names, in pixels */
export function timelineGeometry(
  scroller: RefObject<HTMLElement | null>,
  { board, scale, tops, metrics }: TimelineModel,
  names: number,
  workdayOf: PlanActions['workday'],
): TimelineGeometry {
  const layerAt = ({ x, y }: Point): Point => {
    const element = scroller.current;
    if (!element) return { x: 0, y: 0 };
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left + element.scrollLeft - names, y: y - top + element.scrollTop - metrics.header };
  };
  const hit = (point: Point): Hit => {
    const { x, y } = layerAt(point);
    return hitAt(scale, tops, x, y);
  };
  const visible = () => ({
    left: scroller.current?.scrollLeft ?? 0,
    width: (scroller.current?.clientWidth || Infinity) - names,
  });
  return {
    isFixed: false,
    layerAt,
    hit,
    placeAt: (point) => {
      const { row, wall } = hit(point);
      return { wall, row, personId: personIdOf(board.rows[row]) };
    },
    stretchOf: (from, to, isTap) => {
      const workday = workdayOf?.(from.personId ?? null);
      if (isTap) return cellTimes(scale, Math.floor(from.wall / scale.unit), workday);
      return drawnTimes(scale, from.wall, to.wall, workday);
    },
    boxesOf: (stretches) => boxesOf(stretches, board, tops, metrics),
    bubbleAt: (point, isTouch) => {
      const { x, y } = layerAt(point);
      return bubblePlace(x, isTouch ? y - ABOVE_FINGER : y, visible());
    },
    bubbleBeside: (box) => bubblePlace((box?.left ?? 0) - 6, (box?.top ?? 0) + metrics.lane - 14, visible()),
    edgeAt: (target, { x }, isTouch) => {
      const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip;
      if (grip) return grip === 'start' ? 'start' : 'end';
      // Touch uses the grips of the selected slot instead.
      const slot = isTouch ? null : target.closest('[data-slot]');
      if (!slot) return undefined;
      const { left, width } = slot.getBoundingClientRect();
      return edgeAt(x - left, width);
    },
    isEmpty: (target) => target.closest('.tl-header,.tl-name,[data-more]') === null,
    scrolled: () =>
      scroller.current ? [{ element: scroller.current, inset: () => ({ left: names, top: metrics.header }) }] : [],
  };
}
