import { useEffect, useEffectEvent, type RefObject } from 'react';

/** True if a modal dialog covers the element. */
const isCovered = (part: Element | null): boolean => part?.closest('[aria-hidden="true"]') !== null;

/** Ctrl+Enter in another form, as in the comments beside it, is that form's. */
const isElsewhere = (part: Element, target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable="true"]') && !part.contains(target);

/** A closed choice would open with Enter, whatever is pressed with it. */
const isClosedChoice = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="false"]:not(input)');

/** Ctrl+S and Ctrl+Enter (with ⌘ too) trigger the action of a part of the page instead of the browser's dialog; the topmost part wins. */
export function useSaveKey(part: RefObject<HTMLElement | null>, onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const isSave = event.key.toLowerCase() === 's';
      if (!isSave && event.key !== 'Enter') return;
      // Another part may have prevented the browser's own saving; what it did with Enter was meant.
      if (!isSave && (event.defaultPrevented || !part.current || isCovered(part.current))) return;
      if (!isSave && part.current && isElsewhere(part.current, event.target)) return;
      event.preventDefault();
      if (!event.repeat && part.current && !isCovered(part.current)) save();
    };
    const listenFirst = (event: KeyboardEvent) => {
      const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isEnter || !isClosedChoice(event.target) || !part.current?.contains(event.target)) return;
      event.stopPropagation();
      listen(event);
    };
    document.addEventListener('keydown', listenFirst, true);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listenFirst, true);
      document.removeEventListener('keydown', listen);
    };
  }, [part]);
}

export function useSaveShortcut(content: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useSaveKey(content, () => {
    if (!isBusy) content.current?.closest('form')?.requestSubmit();
  });
}
