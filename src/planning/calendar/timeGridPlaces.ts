import type { Edge } from '../editing/edits';
import type { Point, Scrolling } from '../editing/pointer/press';
import type { Box } from '../editing/geometry';
import { columnGeometry, type TimeLayout } from './geometry';

const NOTHING: Box = { left: 0, top: 0, width: 0, height: 0 };
const NO_INSET = { left: 0, top: 0 };
/** Within so many pixels of its ends a slot is resized rather than moved, and how high it has to be for that. */
const GRIP = 6;
const ROOM = 20;

function boxOf(element: Element | null | undefined): Box {
  if (!element) return NOTHING;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Where days and hours lie in the library's time grid. @param root the element that holds it @param first its first day */
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

/** What of the grid scrolls under what is dragged. */
export function timeGridScrolling(root: HTMLElement | null): readonly Scrolling[] {
  const content = root?.querySelector<HTMLElement>('.rbc-time-content');
  return [content, root].flatMap((element) => (element ? [{ element, inset: () => NO_INSET }] : []));
}

/** The end of a slot at a point: a finger needs its grips. */
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

/** Whether there is a time. */
export const isInDay = (target: HTMLElement): boolean => target.closest('.rbc-day-slot') !== null;

/** Whether a press there is between the slots. */
export const isBetween = (target: HTMLElement): boolean => isInDay(target) && target.closest('.rbc-event') === null;
