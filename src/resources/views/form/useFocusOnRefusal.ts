import { useEffect, type RefObject } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid';

/** After each refused save, by validation or the API, focuses the first wrong field, or else the message. */
export function useFocusOnRefusal(container: RefObject<HTMLElement | null>, submitCount: number): void {
  useEffect(() => {
    if (submitCount > 0 && !focusFirstInvalid(container.current))
      container.current?.querySelector<HTMLElement>('[role="alert"][tabindex]')?.focus();
  }, [container, submitCount]);
}
