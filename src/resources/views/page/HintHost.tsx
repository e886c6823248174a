import { lazy, Suspense, useEffect, useState } from 'react';
import type { Hint } from './HintBox';

/** The code of the box, which would otherwise be read while what is pointed at is clicked. */
export const loadHintBox = () => import('./HintBox');
const HintBox = lazy(loadHintBox);

/** Milliseconds that a pointer rests before a hint is shown, as for every other tooltip. */
const PAUSE = 400;

const hintAt = (target: EventTarget | null): Hint | undefined => {
  const anchor = target instanceof Element ? target.closest('[data-hint]') : null;
  const text = anchor?.getAttribute('data-hint');
  if (!anchor || !text) return undefined;
  return { anchor, text, side: anchor.getAttribute('data-hint-side') === 'right' ? 'right' : 'bottom' };
};

/**
 * Shows the hint (`data-hint`) of the element that is pointed at or focused. One host serves the page: a tooltip for each of
 * a hundred elements would be drawn twice when the page opens, and is almost never seen.
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
      // What fails is told where the hint is drawn.
      loadHintBox().catch(() => undefined);
      timer = setTimeout(() => setHint(next), pause);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      // Over its own text, a hint stays.
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
  // Its place may be gone by now: a row that was deleted.
  if (!hint?.anchor.isConnected) return null;
  return (
    <Suspense fallback={null}>
      <HintBox {...hint} />
    </Suspense>
  );
}
