import { useLayoutEffect } from 'react';

/**
 * Blurs the focused element before the screen is removed. The browser would too, but after a style recalculation of the
 * whole page (8 ms of a navigation). Must come first in a screen, so that its cleanup runs before the removal.
 */
export function FocusRelease() {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
    },
    [],
  );
  return null;
}
