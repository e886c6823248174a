import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Exposes an element's height to the stylesheets, so that what is placed by it stays above it. */
export function useHeightVariable<Element extends HTMLElement>(
  name: '--banners-height',
  isShown: boolean,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(name, `${element.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, isShown]);
  return ref;
}
