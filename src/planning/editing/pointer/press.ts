import { autoScroll } from './autoScroll';

/** Pixels that a mouse moves before it drags, and a finger before it scrolls. */
const SLACK = 4;
const FINGER_SLACK = 10;
/** How long a finger rests before it takes hold, in milliseconds. */
const LONG_PRESS = 400;

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What scrolls under what is dragged, and how much of it is sticky at its left and top. */
export interface Scrolling {
  readonly element: HTMLElement;
  readonly inset: () => { readonly left: number; readonly top: number };
}

export interface PressHandlers {
  /** The press has become a drag. */
  readonly onStart: () => void;
  /** The pointer, or what is under it, has moved since. */
  readonly onMove: () => void;
  /** The drag ends. @param hasMoved whether it led anywhere: a finger may rest and rise */
  readonly onEnd: (hasMoved: boolean) => void;
  /** Nothing came of it: a click, a scroll, or the browser took the pointer away. */
  readonly onLost: () => void;
}

export interface Press {
  readonly point: () => Point;
  /** Follows the pointer no more. */
  readonly release: () => void;
}

/**
 * Follows a pressed pointer until it is let go of: a mouse drags once it moves, a finger once it has rested, because
 * before that it scrolls.
 *
 * @param isGrip a finger takes hold at once: what it is on says so
 */
export function followPress(
  event: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>,
  scrolled: readonly Scrolling[],
  { onStart, onMove, onEnd, onLost }: PressHandlers,
  isGrip = false,
): Press {
  const isTouch = event.pointerType === 'touch';
  const begun: Point = { x: event.clientX, y: event.clientY };
  let now = begun;
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
    release();
    if (hasStarted) onEnd(hasMoved);
    else onLost();
  };
  const noMenu = (menu: Event) => menu.preventDefault();
  function release() {
    window.clearTimeout(timer);
    for (const one of scrolling) one.stop();
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', rise);
    window.removeEventListener('pointercancel', lose);
    window.removeEventListener('contextmenu', noMenu);
  }
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', rise);
  window.addEventListener('pointercancel', lose);
  if (isTouch) window.addEventListener('contextmenu', noMenu);
  return { point: () => now, release };
}
