import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onSight` whenever the element enters the viewport. */
export function useSight<E extends Element>(onSight: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSight();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onSight]);
  return ref;
}
