import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Exposes an element's height to the stylesheets, so that what is placed by it leaves room for it.
 *
 * @param beside pixels of its margins
 */
export function useHeightVariable<Element extends HTMLElement>(
  name: '--banners-height' | '--chips-height' | '--selection-height',
  isShown: boolean,
  beside = 0,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(name, `${element.offsetHeight + beside}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, isShown, beside]);
  return ref;
}
