import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { createScrollStore, type ScrollStore } from './scrollStore';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Used if the element has no size, as in tests. */
const UNMEASURED: Size = { width: 1200, height: 640 };

/** Undefined before the element is mounted. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => {
      const width = target.clientWidth || UNMEASURED.width;
      const height = target.clientHeight || UNMEASURED.height;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

export interface Scrolled {
  /** Rounded down to `SCROLL_STEP`. */
  readonly top: number;
  readonly left: number;
  readonly store: ScrollStore;
}

export function useScrolled(element: RefObject<HTMLElement | null>): Scrolled {
  const [store] = useState(createScrollStore);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const onScroll = () => store.read(target);
    target.addEventListener('scroll', onScroll, { passive: true });
    return () => target.removeEventListener('scroll', onScroll);
  }, [element, store]);
  const top = useSyncExternalStore(store.subscribe, store.top);
  const left = useSyncExternalStore(store.subscribe, store.left);
  return { top, left, store };
}
