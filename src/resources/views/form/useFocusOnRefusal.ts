import { useEffect, type RefObject } from 'react';

/**
 * After every attempt to save that was refused, here or by the API, the first field to correct has the focus; where no
 * field is to blame, the message has.
 */
export function useFocusOnRefusal(container: RefObject<HTMLElement | null>, submitCount: number): void {
  useEffect(() => {
    if (submitCount > 0)
      container.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [container, submitCount]);
}
