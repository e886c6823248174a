import { autoScroll } from './autoScroll';

/** Pixels after which a mouse drags, and a finger scrolls. */
const SLACK = 4;
const FINGER_SLACK = 10;
/** Milliseconds that a finger must rest to start a drag. */
const LONG_PRESS = 400;

/** In window coordinates. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Scrolling {
  readonly element: HTMLElement;
  readonly inset: () => { readonly left: number; readonly top: number };
}

export interface PressHandlers {
  readonly onStart: () => void;
  readonly onMove: () => void;
  /** The drag ended. @param hasMoved false if a finger only rested and was lifted */
  readonly onEnd: (hasMoved: boolean) => void;
  /** No drag: a click, a scroll, or the browser cancelled the pointer. */
  readonly onLost: () => void;
}

export interface Press {
  readonly point: () => Point;
  /** Ctrl (⌘) is down now. */
  readonly isCopy: () => boolean;
  readonly release: () => void;
}

const isCopyKey = ({ ctrlKey, metaKey }: Pick<PointerEvent, 'ctrlKey' | 'metaKey'>): boolean => ctrlKey || metaKey;

/**
 * Follows a pointer from its press to its release. A mouse drags once it moves, a finger once it has rested: a finger
 * that moves earlier scrolls.
 * @param isGrip a finger drags at once, because it is on a resize handle
 */
export function followPress(
  event: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType' | 'ctrlKey' | 'metaKey'>,
  scrolled: readonly Scrolling[],
  { onStart, onMove, onEnd, onLost }: PressHandlers,
  isGrip = false,
): Press {
  const isTouch = event.pointerType === 'touch';
  const begun: Point = { x: event.clientX, y: event.clientY };
  let now = begun;
  let isCopy = isCopyKey(event);
  let hasStarted = false;
  let hasMoved = false;
  const start = () => {
    hasStarted = true;
    onStart();
  };
  const timer = isTouch && !isGrip ? window.setTimeout(start, LONG_PRESS) : undefined;
  const scrolling = scrolled.map(({ element, inset }) => autoScroll(element, () => now, onMove, inset));
  const lose = () => {
    release();
    onLost();
  };
  const move = (moved: PointerEvent) => {
    now = { x: moved.clientX, y: moved.clientY };
    isCopy = isCopyKey(moved);
    const distance = Math.hypot(now.x - begun.x, now.y - begun.y);
    if (!hasStarted) {
      if (timer !== undefined) return distance > FINGER_SLACK ? lose() : undefined;
      if (distance < SLACK) return undefined;
      start();
    }
    hasMoved ||= distance >= SLACK;
    onMove();
    for (const one of scrolling) one.wake();
    return undefined;
  };
  const rise = (up: PointerEvent) => {
    now = { x: up.clientX, y: up.clientY };
    isCopy = isCopyKey(up);
    release();
    if (hasStarted) onEnd(hasMoved);
    else onLost();
  };
  const turn = (key: KeyboardEvent) => {
    if (key.key !== 'Control' && key.key !== 'Meta') return;
    isCopy = isCopyKey(key);
    if (hasStarted) onMove();
  };
  const noMenu = (menu: Event) => menu.preventDefault();
  function release() {
    window.clearTimeout(timer);
    for (const one of scrolling) one.stop();
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', rise);
    window.removeEventListener('pointercancel', lose);
    window.removeEventListener('contextmenu', noMenu);
    window.removeEventListener('keydown', turn);
    window.removeEventListener('keyup', turn);
  }
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', rise);
  window.addEventListener('pointercancel', lose);
  window.addEventListener('keydown', turn);
  window.addEventListener('keyup', turn);
  if (isTouch) window.addEventListener('contextmenu', noMenu);
  return { point: () => now, isCopy: () => isCopy, release };
}
