import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Whether something modal stands over a part of the page: assistive technology is kept from it. */
const isCovered = (part: Element | null): boolean => part?.closest('[aria-hidden="true"]') !== null;

/** Ctrl+S (⌘S) does what the part of the page is for, in the place of the browser's 'save page'; of several, the one on top. */
export function useSaveKey(part: RefObject<HTMLElement | null>, onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!event.repeat && part.current && !isCovered(part.current)) save();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [part]);
}

/** Ctrl+S (⌘S) saves the form around. */
export function useSaveShortcut(content: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useSaveKey(content, () => {
    if (!isBusy) content.current?.closest('form')?.requestSubmit();
  });
}
