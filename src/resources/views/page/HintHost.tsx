import { lazy, Suspense, useEffect, useState } from 'react';
import type { Hint } from './HintBox';
import { shownKeys } from './shortcutKeys';

/** Preloaded on hover, so that the code is not evaluated during the click. */
export const loadHintBox = () => import('./HintBox');
const HintBox = lazy(loadHintBox);

/** Milliseconds before a tooltip shows, as for all other tooltips. */
const PAUSE = 400;

/** What has a tooltip, and buttons with a shortcut, which it names. */
const HINTED = '[data-hint], :is(a, button)[aria-keyshortcuts]';

/** How far above a hovered text the element is that cuts it. */
const LEVELS = 4;

/** The whole of a text that ends in an ellipsis, unless a title shows it. */
function cutTextAt(target: Element): Hint | undefined {
  // A slot of a plan has a card, which shows all of it.
  if (target.closest('[data-slot], [data-slots]')) return undefined;
  let part: Element | null = target;
  for (let level = 0; level < LEVELS && part instanceof HTMLElement; level += 1, part = part.parentElement) {
    if (part.title !== '' || part.matches('input, textarea')) return undefined;
    const isCut = part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis';
    if (isCut && part.textContent) return { anchor: part, text: part.textContent, side: 'bottom' };
  }
  return undefined;
}

const hintAt = (target: EventTarget | null): Hint | undefined => {
  const anchor = target instanceof Element ? target.closest<HTMLElement>(HINTED) : null;
  if (!anchor && target instanceof Element) return cutTextAt(target);
  const words = anchor?.dataset['hint'] ?? anchor?.ariaLabel ?? anchor?.textContent;
  if (!anchor || !words) return undefined;
  const keys = anchor.getAttribute('aria-keyshortcuts');
  const text = keys ? `${words} (${shownKeys(keys)})` : words;
  return { anchor, text, side: anchor.getAttribute('data-hint-side') === 'right' ? 'right' : 'bottom' };
};

/**
 * Shows the tooltip (`data-hint`) of the hovered or focused element. One host per page: a Tooltip around each
 * of a hundred elements would slow the first render.
 */
export function HintHost() {
  const [hint, setHint] = useState<Hint>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pointed: Element | undefined;
    const hide = () => {
      clearTimeout(timer);
      if (!pointed) return;
      pointed = undefined;
      setHint(undefined);
    };
    const show = (next: Hint | undefined, pause: number) => {
      if (next?.anchor === pointed) return;
      hide();
      pointed = next?.anchor;
      if (!next) return;
      // A failure is reported on rendering.
      loadHintBox().catch(() => undefined);
      timer = setTimeout(() => setHint(next), pause);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      // The tooltip stays while the pointer is over it.
      if (target instanceof Element && target.closest('[role="tooltip"]')) return;
      show(pointerType === 'touch' ? undefined : hintAt(target), PAUSE);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(hintAt(target), 0);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    document.addEventListener('pointerover', onPointer, options);
    document.addEventListener('pointerdown', hide, options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('scroll', hide, { ...options, capture: true });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  // The anchor may be gone, such as a deleted row.
  if (!hint?.anchor.isConnected) return null;
  return (
    <Suspense fallback={null}>
      <HintBox {...hint} />
    </Suspense>
  );
}
