import { useEffect, type RefObject } from 'react';

/** Ctrl+S (⌘S) saves the form around, in the place of the browser's 'save page'. */
export function useSaveShortcut(content: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isBusy && !event.repeat) content.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [content, isBusy]);
}
