import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels between the app bar and the title of a head that stays. */
const GAP = 6;

/**
 * Measures what of a page's head stays below the app bar: all below the breadcrumb; on a phone, the line of the name.
 * Only variables and an attribute change, never a size, so that the page does not move.
 *
 * @returns cleanup
 */
function follow(head: HTMLElement): () => void {
  const root = document.documentElement;
  const title = head.querySelector<HTMLElement>('.page-title-line');
  const way = head.querySelector<HTMLElement>('.page-way-line');
  const name = head.querySelector<HTMLElement>('h1');
  if (!title || !way || !name) return () => undefined;
  const measure = () => {
    const { top, bottom } = head.getBoundingClientRect();
    const above = title.getBoundingClientRect().top - top - GAP;
    const isNarrow = window.matchMedia('(max-width:599.95px)').matches;
    const end = isNarrow ? name.getBoundingClientRect().bottom - top + GAP : bottom - top;
    const stays = getComputedStyle(head).position === 'sticky';
    head.style.setProperty('--head-above', `${above}px`);
    head.style.setProperty('--head-cut', `${bottom - top - end}px`);
    root.style.setProperty('--head-reach', stays ? `${end - above}px` : '0px');
  };
  measure();
  const sizes = new ResizeObserver(measure);
  for (const part of [head, name]) sizes.observe(part);
  // Out of sight below the app bar.
  const reach = getComputedStyle(head).getPropertyValue('--bar-reach') || '0px';
  const sight = new IntersectionObserver(
    ([entry]) => head.toggleAttribute('data-stuck', entry !== undefined && entry.intersectionRatio < 0.5),
    { rootMargin: `-${reach} 0px 0px 0px`, threshold: [0, 0.5, 1] },
  );
  sight.observe(way);
  return () => {
    sizes.disconnect();
    sight.disconnect();
    root.style.removeProperty('--head-reach');
  };
}

/** Keeps a record's head in view while the page scrolls (`stayingHeadStyles`). */
export function useStayingHead(): RefObject<HTMLElement | null> {
  const head = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!head.current || typeof ResizeObserver === 'undefined') return undefined;
    return follow(head.current);
  }, []);
  return head;
}
