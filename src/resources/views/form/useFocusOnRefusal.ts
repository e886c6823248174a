import { useEffect, type RefObject } from 'react';

/** After each refused save, by validation or the API, focuses the first wrong field, or else the message. */
export function useFocusOnRefusal(container: RefObject<HTMLElement | null>, submitCount: number): void {
  useEffect(() => {
    if (submitCount > 0)
      container.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [container, submitCount]);
}
