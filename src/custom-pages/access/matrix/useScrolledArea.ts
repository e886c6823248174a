import { useEffect, useState, type RefObject } from 'react';

/** The visible part of a scrolled element, in pixels. */
export interface ScrolledArea {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const areaOf = ({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): ScrolledArea => ({
  top: scrollTop,
  left: scrollLeft,
  width: clientWidth,
  height: clientHeight,
});

export function useScrolledArea(ref: RefObject<HTMLElement | null>): ScrolledArea {
  const [area, setArea] = useState<ScrolledArea>({ top: 0, left: 0, width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const follow = () => setArea(areaOf(element));
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [ref]);
  return area;
}
