import { useEffect, type RefObject } from 'react';

/** Whether something modal stands over a part of the page: assistive technology is kept from it. */
const isCovered = (part: Element | null): boolean => part?.closest('[aria-hidden="true"]') !== null;

/** Ctrl+S (⌘S) saves the form around, in the place of the browser's 'save page'; of several, the one on top. */
export function useSaveShortcut(content: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isBusy && !event.repeat && !isCovered(content.current)) content.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [content, isBusy]);
}
