import { useEffect, useEffectEvent, type RefObject } from 'react';

/** True if a modal dialog covers the element. */
const isCovered = (part: Element | null): boolean => part?.closest('[aria-hidden="true"]') !== null;

/** Ctrl+S (⌘S) triggers the action of a part of the page instead of the browser's dialog; the topmost part wins. */
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

export function useSaveShortcut(content: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useSaveKey(content, () => {
    if (!isBusy) content.current?.closest('form')?.requestSubmit();
  });
}
