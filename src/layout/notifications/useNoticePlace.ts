import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What one works with at the window's end: notices stand above it. */
const CONTROLS = [
  '[data-selection]',
  '[data-edit-bar]',
  ':is(.form-bar, [data-bar], .MuiDialogActions-root, .pages) :is(button, a, input)',
  // How many fields are to be corrected.
  '.form-bar [role="alert"]',
].join();

/** Pixels between the notices and what is around them. */
const GAP = 8;

export interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The lowest place at the window's end that covers no control.
 * @param stack the notices, at any height
 * @param end of the window, in pixels
 * @returns pixels between the notices and the window's end
 */
export function freeBottom(stack: Span, controls: readonly Span[], end: number): number {
  const height = stack.bottom - stack.top;
  const beside = controls.filter(
    ({ left, right, top, bottom }) => left < stack.right && right > stack.left && bottom > top,
  );
  let at = end - GAP;
  for (const { top, bottom } of beside.toSorted((one, other) => other.bottom - one.bottom))
    if (bottom > at - height - GAP && top < at) at = Math.min(at, top - GAP);
  return end - at;
}

/** Room below what scrolls, so that its end can be read beside the notices; a page that fits its window stays as it is. */
export function keepRoom(pixels: number): void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  const room = `${Math.round(pixels)}px`;
  if ((style.getPropertyValue('--notices-room') || '0px') === room) return;
  style.setProperty('--notices-room', room);
  const before = Number.parseFloat(style.getPropertyValue('--notices-page-room')) || 0;
  const scrolls = scrollHeight - before > clientHeight;
  style.setProperty('--notices-page-room', scrolls ? room : '0px');
}

/** Pixels of the content's start. */
function contentStart(): number {
  const main = document.querySelector('main');
  if (!main) return GAP;
  return main.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(main).paddingInlineStart || '0');
}

/**
 * Keeps the notices at the start of the content and the end of the window, the same place on each page, above the
 * controls that are there. Measured only while there are notices.
 */
export function useNoticePlace(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stack = ref.current;
    if (!stack || typeof ResizeObserver === 'undefined') return undefined;
    let frame = 0;
    const place = () => {
      frame = 0;
      if (stack.childElementCount === 0) return keepRoom(0);
      const banners = Number.parseFloat(getComputedStyle(stack).getPropertyValue('--banners-height')) || 0;
      const controls = [...document.querySelectorAll(CONTROLS)].map((one) => one.getBoundingClientRect());
      stack.style.setProperty('--notices-start', `${Math.round(contentStart())}px`);
      const bottom = freeBottom(stack.getBoundingClientRect(), controls, window.innerHeight - banners) + banners;
      stack.style.setProperty('--notices-bottom', `${Math.round(bottom)}px`);
      keepRoom(stack.offsetHeight + bottom + GAP);
    };
    const later = () => {
      if (stack.childElementCount > 0) frame ||= requestAnimationFrame(place);
    };
    // At once, before it is seen at another place.
    const sizes = new ResizeObserver(place);
    sizes.observe(stack);
    const page = new MutationObserver(later);
    page.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      keepRoom(0);
      sizes.disconnect();
      page.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, []);
  return ref;
}
