import { useLayoutEffect, useRef, type RefObject } from 'react';

const NAME = '--banners-height';

/** Exposes the banners' height to the stylesheets, so that notifications and form buttons stay above them. */
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
