import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { drawnTimes, type Stretch } from '../../timeline/edits/drawn';
import type { Edge } from '../../timeline/edits/edits';
import { DAY, HOUR, MINUTE } from '../../timeline/index/wallClock';
import { followPress, type Point, type Press, type Scrolling } from '../../timeline/pointer/press';
import type { Carrying } from './carrying';
import { slotIdAt } from './focus';
import type { Geometry } from './geometry';
import type { Editing } from './useEditing';

export interface DragOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly geometry: Geometry;
  readonly editing: Editing;
  readonly personId: number | null;
  readonly byDays: boolean;
  /** What scrolls under what is dragged. */
  readonly scrolled: () => readonly Scrolling[];
  /** The end of a slot at a point, if it can be taken hold of there. */
  readonly edgeAt: (target: HTMLElement, point: Point, isTouch: boolean) => Edge | undefined;
  /** Whether a press there draws. */
  readonly isEmpty: (target: HTMLElement) => boolean;
}

export interface Drag {
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: ReactPointerEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  /** The stretch that is drawn now. */
  readonly drawing: Stretch | null;
  /** Where the pointer is while it drags. */
  readonly at: RefObject<Point>;
  readonly isDragging: boolean;
  /** Lets go of what is dragged; false where nothing is. */
  readonly cancel: () => boolean;
}

type Gesture = { readonly kind: 'draw' } | { readonly kind: 'carry'; readonly carrying: Carrying };

/** When a day's work begins. */
const MORNING = 9 * HOUR;

/** An hour from a wall-clock time on: what a place means of which nothing more is said. */
export const hourFrom = (wall: number): Stretch => drawnTimes({ zoom: 'hours', step: HOUR }, wall, wall);

/** Dragging in a calendar with mouse, pen or finger: moving, resizing and drawing. */
export function useDrag(options: DragOptions): Drag {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [drawing, setDrawing] = useState<Stretch | null>(null);
  const [isDragging, setDragging] = useState(false);
  const press = useRef<Press | null>(null);
  const holds = useRef(false);
  const wasDrag = useRef(false);
  const at = useRef<Point>({ x: 0, y: 0 });
  const { root } = options;

  useEffect(() => {
    const element = root.current;
    // A finger that drags must not scroll; only a listener that says so beforehand may prevent it.
    const hold = (event: TouchEvent) => {
      if (holds.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', hold);
      press.current?.release();
    };
  }, [root]);

  const stop = () => {
    press.current?.release();
    press.current = null;
    holds.current = false;
    setDragging(false);
    setDrawing(null);
  };

  /** What a press takes hold of. */
  const grasp = (event: ReactPointerEvent<HTMLElement>): Gesture | undefined => {
    const { editing, edgeAt, isEmpty } = latest.current;
    const target = event.target as HTMLElement;
    const id = slotIdAt(target);
    const slot = id === undefined ? undefined : editing.slotOf(id);
    const isCopy = event.ctrlKey || event.metaKey;
    if (!slot) return editing.draw && !isCopy && isEmpty(target) ? { kind: 'draw' } : undefined;
    if (!editing.canWrite || !editing.isMovable(slot)) return undefined;
    const edge = isCopy
      ? undefined
      : edgeAt(target, { x: event.clientX, y: event.clientY }, event.pointerType === 'touch');
    if (edge) return { kind: 'carry', carrying: { kind: 'resize', slot, edge, wall: 0 } };
    const ids = editing.selection.has(slot.id) ? [...editing.selection] : [slot.id];
    return {
      kind: 'carry',
      carrying: { kind: isCopy ? 'copy' : 'move', slots: ids.flatMap((one) => editing.slotOf(one) ?? []), wall: 0 },
    };
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    wasDrag.current = false;
    const { editing, geometry, scrolled, byDays, personId } = latest.current;
    if (editing.held || event.button !== 0 || !event.isPrimary || press.current) return;
    if (event.shiftKey) return;
    const from = geometry.wallAt(event.clientX, event.clientY);
    const gesture = grasp(event);
    if (!gesture || from === undefined) return;
    const isGrip = (event.target as HTMLElement).closest('[data-grip]') !== null;
    const isTouch = event.pointerType === 'touch';
    let now: Carrying | null = null;
    let drawn: Stretch | null = null;
    const show = () => {
      at.current = press.current?.point() ?? at.current;
      const wall = latest.current.geometry.wallAt(at.current.x, at.current.y);
      if (wall === undefined) return;
      if (gesture.kind === 'draw') {
        drawn =
          wall === from && (byDays || isTouch)
            ? hourFrom(byDays ? from + MORNING : from)
            : drawnTimes({ zoom: byDays ? 'days' : 'hours', step: byDays ? DAY : 15 * MINUTE }, from, wall);
        setDrawing(drawn);
      } else if (now?.wall !== wall - from) {
        now = { ...gesture.carrying, wall: wall - from };
        latest.current.editing.carry(now);
      }
    };
    press.current = followPress(
      event,
      scrolled(),
      {
        onStart: () => {
          holds.current = true;
          wasDrag.current = true;
          setDragging(true);
          show();
        },
        onMove: show,
        onEnd: () => {
          show();
          const [carried, stretch] = [now, drawn];
          stop();
          if (gesture.kind === 'draw') {
            if (stretch) latest.current.editing.draw?.({ salarieId: personId, ...stretch });
          } else if (carried && carried.wall !== 0) latest.current.editing.drop(carried);
          else {
            // A finger that rests without going anywhere selects.
            latest.current.editing.carry(null);
            if (gesture.carrying.kind === 'move')
              latest.current.editing.select(new Set(gesture.carrying.slots.map(({ id }) => id)));
          }
        },
        onLost: () => {
          if (holds.current) latest.current.editing.carry(null);
          stop();
        },
      },
      isGrip,
    );
    at.current = press.current.point();
  };

  return {
    onPointerDown,
    onPointerMove: (event) => {
      const { editing, geometry } = latest.current;
      at.current = { x: event.clientX, y: event.clientY };
      // What was taken hold of by a button or a key follows a mouse that passes.
      if (!editing.held || press.current || event.pointerType !== 'mouse' || editing.held.carrying.kind === 'resize')
        return;
      const wall = geometry.wallAt(event.clientX, event.clientY);
      if (wall !== undefined && (event.movementX !== 0 || event.movementY !== 0)) editing.hoverAt(wall);
    },
    onClickCapture: (event) => {
      if (!wasDrag.current) return;
      // The click that ends a drag means nothing.
      wasDrag.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    drawing,
    at,
    isDragging,
    cancel: () => {
      if (!press.current || !holds.current) return false;
      latest.current.editing.carry(null);
      stop();
      return true;
    },
  };
}
