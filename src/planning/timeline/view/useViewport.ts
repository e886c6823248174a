import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { createScrollStore, type ScrollStore } from './scrollStore';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a view that is not measured, as in a test. */
const UNMEASURED: Size = { width: 1200, height: 640 };

/** The size of an element; undefined until it is there. */
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
  /** In steps of `SCROLL_STEP`, just before where it is. */
  readonly top: number;
  readonly left: number;
  readonly store: ScrollStore;
}

/** How far an element is scrolled. */
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
