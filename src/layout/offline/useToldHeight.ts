import { useLayoutEffect, useRef, type RefObject } from 'react';

const NAME = '--view-as-height';

/** Tells the styles of the page how high an element at the bottom of the window is, so that messages stand above it. */
export function useToldHeight<Element extends HTMLElement>(isShown: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return undefined;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(NAME, `${element.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(NAME);
    };
  }, [isShown]);
  return ref;
}
