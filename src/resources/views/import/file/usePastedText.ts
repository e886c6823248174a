import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Handles text pasted anywhere on the page, except in inputs. @param onText returns true if it used the text */
export function usePastedText(onText: (text: string) => boolean): void {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      // Excel also puts an image of the cells on the clipboard, which must be ignored.
      if (!latest.current(event.clipboardData?.getData('text/plain') ?? '')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Capture runs before the handlers of pasted files.
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);
}
