/** What is typed into the palette that Ctrl K asked for; undefined if it was not asked for. */
interface EarlyKeys {
  /** Ends the keeping, and returns what was typed. */
  readonly take: () => string | undefined;
}

declare global {
  interface Window {
    socleEarlyKeys?: EarlyKeys;
  }
}

/** Milliseconds after which keys are the browser's again: the page has no palette. */
const LIMIT = 10_000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** The text after one more key; undefined if Escape closed the palette. */
function typed(text: string, { ctrlKey, metaKey, key }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey) return text;
  if (key === 'Escape') return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : text;
}

/** Keeps Ctrl K, and what is typed after it, for the palette of an application that still loads. */
export function keepEarlyKeys(): void {
  let text: string | undefined;
  const listen = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    const isOpening = isShortcut(event);
    const before = isOpening ? (text ?? '') : text;
    const next = isOpening || before === undefined ? before : typed(before, event);
    // The browser's own search would open, or its page scroll.
    if (isOpening || next !== text) event.preventDefault();
    text = next;
  };
  const end = () => window.removeEventListener('keydown', listen, true);
  window.addEventListener('keydown', listen, true);
  const timer = setTimeout(end, LIMIT);
  window.socleEarlyKeys = {
    take() {
      end();
      clearTimeout(timer);
      delete window.socleEarlyKeys;
      return text;
    },
  };
}
