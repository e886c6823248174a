import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Takes a text that is pasted anywhere on the page, except where a person types.
 *
 * @param onText answers whether the text was taken
 */
export function usePastedText(onText: (text: string) => boolean): void {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      // Beside the cells that are copied, Excel puts a picture of them, which is not meant.
      if (!latest.current(event.clipboardData?.getData('text/plain') ?? '')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the listeners that take pasted files.
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);
}
