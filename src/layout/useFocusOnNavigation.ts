import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { isDialogOpen } from '../resources/views/page/isDialogOpen';

/**
 * Focuses `target` after a navigation, unless the page has taken the focus, or a dialog is open: what is typed into the
 * palette right after a navigation would be lost.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return undefined;
    seen.current = pathname;
    // Wait for the page's own layout: focusing now would force an extra one.
    const frame = requestAnimationFrame(() => {
      const element = target.current;
      if (!element || element.contains(document.activeElement) || isDialogOpen(null)) return;
      element.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, target]);
}
