import { useEffect, type RefObject } from 'react';

/** Ctrl+S (⌘S) saves the form around, in the place of the browser's 'save page'. */
export function useSaveShortcut(fieldset: RefObject<HTMLFieldSetElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const { current } = fieldset;
      if (current && !current.disabled && !event.repeat) current.form?.requestSubmit();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [fieldset]);
}
