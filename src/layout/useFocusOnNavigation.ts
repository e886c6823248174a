import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Puts the focus into `target` when another page comes, unless the page has taken it itself. */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return undefined;
    seen.current = pathname;
    // With the page's own layout: the focus wants one, and asked for at once it would have one for itself.
    const frame = requestAnimationFrame(() => {
      const element = target.current;
      if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, target]);
}
