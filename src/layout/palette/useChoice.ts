import { useState, type KeyboardEvent } from 'react';

const PAGE = 8;

/** How many options there are, and on which of them the keyboard stands. */
export interface HighlightedOption {
  readonly count: number;
  readonly index: number;
}

export const NO_CHOICE: HighlightedOption = { count: 0, index: 0 };

/** Where a key of a listbox leads from `index` among `count` options; undefined for another key. */
function nextChoice(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'PageDown':
      return Math.min(index + PAGE, count - 1);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    default:
      return undefined;
  }
}

/**
 * The option of a listbox that the keyboard stands on, while the focus stays in the input (ARIA combobox pattern).
 *
 * @param subject what the options answer: when it changes, the first one is chosen again
 */
export function useChoice(subject: string, count: number, onChoose: (index: number) => void) {
  const [choice, setChoice] = useState({ subject, index: 0 });
  const index = choice.subject === subject ? Math.min(choice.index, Math.max(count - 1, 0)) : 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character chooses nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && count > 0) {
      event.preventDefault();
      onChoose(index);
    }
    const next = nextChoice(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    setChoice({ subject, index: next });
  };
  return { index, setIndex: (next: number) => setChoice({ subject, index: next }), onKeyDown };
}
