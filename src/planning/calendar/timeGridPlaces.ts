import type { Edge } from '../editing/edits';
import type { Point, Scrolling } from '../editing/pointer/press';
import type { Box } from '../editing/geometry';
import { columnGeometry, type TimeLayout } from './geometry';

const NOTHING: Box = { left: 0, top: 0, width: 0, height: 0 };
const NO_INSET = { left: 0, top: 0 };
/** Pixels of a resize handle at each end of a slot, and the minimum height of a slot that has handles. */
const GRIP = 6;
const ROOM = 20;

function boxOf(element: Element | null | undefined): Box {
  if (!element) return NOTHING;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Layout of react-big-calendar's time grid. @param root its container @param first the first day */
export function timeGridLayout(root: () => HTMLElement | null, first: number): TimeLayout {
  const columns = () =>
    [...(root()?.querySelectorAll('.rbc-time-content .rbc-day-slot') ?? [])].map((column, at) => ({
      day: first + at,
      box: boxOf(column),
    }));
  const visible = () => {
    const content = boxOf(root()?.querySelector('.rbc-time-content'));
    const outer = boxOf(root());
    const left = Math.max(content.left, outer.left);
    const right = Math.min(content.left + content.width, outer.left + outer.width);
    return { ...content, left, width: right - left };
  };
  return columnGeometry(columns, visible);
}

export function timeGridScrolling(root: HTMLElement | null): readonly Scrolling[] {
  const content = root?.querySelector<HTMLElement>('.rbc-time-content');
  return [content, root].flatMap((element) => (element ? [{ element, inset: () => NO_INSET }] : []));
}

/** The end of a slot to resize from a point; touch needs visible handles. */
export function timeGridEdge(target: HTMLElement, { y }: Point, isTouch: boolean): Edge | undefined {
  const event = target.closest('.rbc-event');
  if (!event) return undefined;
  const startsHere = !event.classList.contains('rbc-event-continues-earlier');
  const endsHere = !event.classList.contains('rbc-event-continues-later');
  const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip;
  if (grip) return grip === 'start' ? (startsHere ? 'start' : undefined) : endsHere ? 'end' : undefined;
  const { top, height } = event.getBoundingClientRect();
  if (isTouch || height < ROOM) return undefined;
  if (y - top < GRIP) return startsHere ? 'start' : undefined;
  return y > top + height - GRIP && endsHere ? 'end' : undefined;
}

export const isInDay = (target: HTMLElement): boolean => target.closest('.rbc-day-slot') !== null;

/** Whether a press hits the grid rather than a slot. */
export const isBetween = (target: HTMLElement): boolean => isInDay(target) && target.closest('.rbc-event') === null;
