import { useState, type KeyboardEvent } from 'react';

const PAGE = 8;

export const NO_OPTION = -1;

export interface HighlightedOption {
  readonly count: number;
  readonly index: number;
}

export const NO_CHOICE: HighlightedOption = { count: 0, index: 0 };

/** The next index for an arrow, Home or End key; undefined for other keys. */
function nextChoice(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (Math.max(index, 0) - 1 + count) % count;
    case 'PageDown':
      return Math.min(index + PAGE, count - 1);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    default:
      return undefined;
  }
}

/**
 * Selection of a listbox whose focus stays in the input (ARIA combobox pattern).
 * @param subject the query; when it changes, the first option is selected
 * @param isOffered false: no option is selected before the reader does, so that Enter does nothing
 */
export function useChoice(
  subject: string,
  count: number,
  isOffered: boolean,
  onChoose: (index: number, inTab: boolean) => void,
) {
  const [choice, setChoice] = useState<{ subject: string; index: number }>();
  const first = isOffered ? 0 : NO_OPTION;
  const index = choice?.subject === subject ? Math.min(choice.index, Math.max(count - 1, 0)) : first;
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore the Enter that ends an IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && count > 0 && index !== NO_OPTION) {
      event.preventDefault();
      onChoose(index, event.ctrlKey || event.metaKey);
    }
    const next = nextChoice(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    setChoice({ subject, index: next });
  };
  return { index, setIndex: (next: number) => setChoice({ subject, index: next }), onKeyDown };
}
