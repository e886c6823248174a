import {
  useEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { followed, type Follow } from '../../model/followed';
import type { PlanActions } from '../../model/plan';
import { isElsewhere, isMovable, type EditingBoard } from '../commands';
import type { Stretch } from '../drawn';
import { carriedSlots, type Carrying } from '../editingState';
import type { EditGeometry, EditPlace } from '../geometry';
import type { PreviewStore } from '../preview';
import { followPress, type Point, type Press } from './press';
import { slotIdAt } from './slotIdAt';

/** The data and callbacks of `usePointer`. */
export interface PointerHost {
  readonly geometry: EditGeometry;
  readonly board: EditingBoard;
  readonly follow: Follow;
  readonly preview: PreviewStore;
  readonly bubble: RefObject<HTMLElement | null>;
  /** Slots are already carried, and a click drops them. */
  readonly isCarrying: boolean;
  /** Opens the form of a new slot; absent if drawing is not allowed. */
  readonly draw: PlanActions['draw'];
  /** Previews the target. @returns whether it is refused there */
  readonly showCarried: (carrying: Carrying, at: Point) => boolean;
  readonly showDrawn: (stretch: Stretch, from: EditPlace, at: Point) => void;
  readonly onHeld: (ids: ReadonlySet<number>) => void;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  readonly onDrop: (carrying: Carrying) => void;
  readonly onBand: ((from: EditPlace, to: EditPlace) => void) | undefined;
  /** A mouse hovers while slots are carried. */
  readonly onHover: (place: EditPlace) => void;
}

export interface PointerHandlers {
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: ReactPointerEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  readonly isDragging: () => boolean;
  /** Cancels the drag; returns false without one. */
  readonly cancel: () => boolean;
}

type Gesture =
  | { readonly kind: 'carry'; readonly carrying: Carrying }
  | { readonly kind: 'draw' }
  | { readonly kind: 'band'; readonly corner: Point };

const NONE: ReadonlySet<number> = new Set();

/** Rows between two places; 0 if one of them is the row of a group or of everyone. */
function rowsBetween(order: readonly number[], from: EditPlace, to: EditPlace): number {
  const [start, end] = [from.personId, to.personId];
  return typeof start === 'number' && typeof end === 'number' ? order.indexOf(end) - order.indexOf(start) : 0;
}

const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: event.clientX,
  y: event.clientY,
});

/** Dragging with mouse, pen or finger: moves, copies, resizes, draws, and selects with a rubber band. */
export function usePointer(root: RefObject<HTMLElement | null>, host: PointerHost): PointerHandlers {
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  const pointer = useMemo(() => createPointer(root, latest), [root]);
  useEffect(() => {
    const element = root.current;
    // A dragging finger must not scroll; only a non-passive listener can prevent it.
    const hold = (event: TouchEvent) => {
      if (pointer.isDragging() && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', hold);
      pointer.cancel();
    };
  }, [root, pointer]);
  return pointer;
}

/** Kept outside of React: the state of a gesture must not cause renders. */
function createPointer(root: RefObject<HTMLElement | null>, latest: RefObject<PointerHost>): PointerHandlers {
  let gesture: Gesture | null = null;
  let from: EditPlace = { wall: 0, personId: undefined };
  let press: Press | null = null;
  let shown = '';
  let held: Carrying['kind'] | undefined;
  let isTouch = false;
  let wasDrag = false;
  let at: Point = { x: 0, y: 0 };

  const carriedTo = (carrying: Carrying, place: EditPlace): Carrying => {
    const wall = place.wall - from.wall;
    if (carrying.kind === 'resize') return { ...carrying, wall };
    // As in any system, the key decides until the drop.
    const kind = press?.isCopy() ? 'copy' : 'move';
    return { ...carrying, kind, wall, rows: rowsBetween(latest.current.board.order, from, place) };
  };
  const drawnTo = (place: EditPlace) =>
    latest.current.geometry.stretchOf(from, place, isTouch && place.wall === from.wall);

  /** What is moved leaves its place; what is copied stays there. */
  const hold = (carrying: Carrying) => {
    if (carrying.kind === held) return;
    held = carrying.kind;
    const ids = held === 'copy' ? NONE : new Set(carriedSlots(carrying).map(({ id }) => id));
    latest.current.onHeld(ids);
  };

  const show = () => {
    if (!gesture) return;
    const { geometry, bubble, preview, follow, showCarried, showDrawn } = latest.current;
    const words = geometry.bubbleAt(at, isTouch, bubble.current);
    if (gesture.kind === 'band') {
      const { x, y } = geometry.layerAt?.(at) ?? at;
      const { corner } = gesture;
      const [left, top] = [Math.min(corner.x, x), Math.min(corner.y, y)];
      const band = { left, top, width: Math.abs(x - corner.x), height: Math.abs(y - corner.y) };
      return preview.set({ stretches: [], place: '', warnings: [], band, at: words });
    }
    const place = geometry.placeAt(at);
    if (!place) return undefined;
    const key = `${place.row} ${place.wall} ${gesture.kind === 'carry' && press?.isCopy()}`;
    if (key === shown) {
      if (bubble.current) bubble.current.style.transform = `translate(${words.x}px,${words.y}px)`;
      return undefined;
    }
    shown = key;
    if (gesture.kind === 'draw') return showDrawn(drawnTo(place), from, words);
    // A dragged slot may have been stored meanwhile, with a new id.
    gesture = { kind: 'carry', carrying: carriedTo(followed<Carrying>(gesture.carrying, follow), place) };
    const isRefused = showCarried(gesture.carrying, words);
    hold(gesture.carrying);
    if (root.current)
      root.current.dataset.drag = isRefused ? 'wrong' : gesture.carrying.kind === 'copy' ? 'copy' : 'fine';
    return undefined;
  };

  const stop = () => {
    press?.release();
    press = null;
    shown = '';
    held = undefined;
    if (!gesture) return;
    gesture = null;
    latest.current.preview.set(null);
    if (root.current) delete root.current.dataset.drag;
    latest.current.onHeld(NONE);
  };

  const finish = () => {
    if (!gesture) return;
    const { board, draw, geometry, onBand, onDrop, onSelect } = latest.current;
    const ended = gesture;
    const place = geometry.placeAt(at);
    stop();
    if (ended.kind === 'carry') {
      const { carrying } = ended;
      if (isElsewhere(carrying, board)) onDrop(carrying);
      // A finger that rests without moving selects.
      else if (carrying.kind === 'move') onSelect(new Set(carrying.slots.map(({ id }) => id)));
    } else if (place && ended.kind === 'band') onBand?.(from, place);
    else if (place && from.personId !== undefined) draw?.({ salarieId: from.personId, ...drawnTo(place) });
  };

  const grasp = (event: ReactPointerEvent<HTMLElement>): Gesture | undefined => {
    const { geometry, board, draw } = latest.current;
    const target = event.target as HTMLElement;
    const id = slotIdAt(target);
    const slot = id === undefined ? undefined : board.slotOf(id);
    const isCopy = event.ctrlKey || event.metaKey;
    if (!slot) {
      if (!geometry.isEmpty(target)) return undefined;
      if (!isCopy && !event.shiftKey && draw) return from.personId === undefined ? undefined : { kind: 'draw' };
      const corner = isTouch ? undefined : geometry.layerAt?.(at);
      return corner && { kind: 'band', corner };
    }
    if (event.shiftKey || !board.canWrite || !isMovable(slot)) return undefined;
    const edge = isCopy ? undefined : geometry.edgeAt(target, at, isTouch);
    if (edge) return { kind: 'carry', carrying: { kind: 'resize', slot, edge, wall: 0 } };
    const ids = board.selection.has(slot.id) ? [...board.selection] : [slot.id];
    const slots = ids.flatMap((one) => board.slotOf(one) ?? []).filter(isMovable);
    return { kind: 'carry', carrying: { kind: isCopy ? 'copy' : 'move', slots, wall: 0, rows: 0 } };
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    wasDrag = false;
    const { geometry, isCarrying } = latest.current;
    if (isCarrying || event.button !== 0 || !event.isPrimary || press) return;
    at = pointOf(event);
    isTouch = event.pointerType === 'touch';
    const place = geometry.placeAt(at);
    if (!place) return;
    from = place;
    const wanted = grasp(event);
    if (!wanted) return;
    const track = () => {
      at = press?.point() ?? at;
      show();
    };
    press = followPress(
      event,
      geometry.scrolled(),
      {
        onStart: () => {
          wasDrag = true;
          gesture = wanted;
          if (wanted.kind === 'carry') hold(wanted.carrying);
          track();
        },
        onMove: track,
        onEnd: () => {
          track();
          finish();
        },
        onLost: stop,
      },
      (event.target as HTMLElement).closest('[data-grip]') !== null,
    );
  };

  return {
    onPointerDown,
    onPointerMove: (event) => {
      const { geometry, isCarrying, onHover } = latest.current;
      // Slots carried by a button or a key follow a hovering mouse.
      if (!isCarrying || press || event.pointerType !== 'mouse') return;
      const place = geometry.placeAt(pointOf(event));
      if (place && (event.movementX !== 0 || event.movementY !== 0)) onHover(place);
    },
    onClickCapture: (event) => {
      if (!wasDrag) return;
      // Swallow the click that follows a drag.
      wasDrag = false;
      event.preventDefault();
      event.stopPropagation();
    },
    isDragging: () => gesture !== null,
    cancel: () => {
      const wasDragging = gesture !== null;
      stop();
      return wasDragging;
    },
  };
}
