/** Pixels from an element's edge within which a drag scrolls it. */
const EDGE = 36;
/** Maximum pixels per frame. */
const FASTEST = 18;

/** Pixels to scroll in a frame; faster the nearer the pointer is to the edge, or beyond it. */
export function scrollSpeed(position: number, from: number, to: number): number {
  const before = from + EDGE - position;
  const behind = position - (to - EDGE);
  if (before > 0) return -Math.min(FASTEST, Math.ceil(before / 3));
  return behind > 0 ? Math.min(FASTEST, Math.ceil(behind / 3)) : 0;
}

/**
 * Scrolls an element while the pointer is at its edges. @param onScroll called after each step @param inset size of
 * sticky parts
 */
export function autoScroll(
  element: HTMLElement,
  pointer: () => { readonly x: number; readonly y: number },
  onScroll: () => void,
  inset: () => { readonly left: number; readonly top: number },
): { readonly wake: () => void; readonly stop: () => void } {
  let frame = 0;
  const speeds = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { x, y } = pointer();
    const sticky = inset();
    return { across: scrollSpeed(x, left + sticky.left, right), down: scrollSpeed(y, top + sticky.top, bottom) };
  };
  const tick = () => {
    const { across, down } = speeds();
    frame = 0;
    if (across === 0 && down === 0) return;
    element.scrollLeft += across;
    element.scrollTop += down;
    onScroll();
    frame = requestAnimationFrame(tick);
  };
  return {
    wake: () => {
      if (frame === 0) frame = requestAnimationFrame(tick);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
