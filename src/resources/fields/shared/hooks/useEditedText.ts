import { useRef, type FocusEvent, type FocusEventHandler, type MouseEvent, type MouseEventHandler } from 'react';
import { flushSync } from 'react-dom';
import { placeIn } from '../placeIn';
import { useHandler } from './useHandler';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface EditedText {
  readonly isEditing: boolean;
  /** The text while the input has not the focus, and while it has. */
  readonly shown: string;
  readonly edited: string;
  /** Shows the text that is edited, unless one has been typed already. */
  readonly begin: () => void;
}

/**
 * Shows the text that is edited once an input has the focus, and keeps what is selected in it: a browser puts the caret at the
 * end of a text that it is given, so that what is typed after Tab would be appended, and a click would point nowhere.
 *
 * @returns what the input does when it takes the focus: by a pointer once it is let go, because only then the caret is there
 */
export function useEditedText({ isEditing, shown, edited, begin }: EditedText): {
  readonly onMouseDown: MouseEventHandler<TextElement>;
  readonly onFocus: FocusEventHandler<TextElement>;
} {
  const isPointed = useRef(false);
  const start = (input: TextElement) => {
    const { selectionStart, selectionEnd } = input;
    flushSync(begin);
    // What has been typed meanwhile, by a program that fills in forms, has its own place.
    if (shown === edited || input.value !== edited || selectionStart === null || selectionEnd === null) return;
    input.setSelectionRange(placeIn(edited, shown, selectionStart), placeIn(edited, shown, selectionEnd));
  };
  const onMouseDown = useHandler(({ currentTarget }: MouseEvent<TextElement>) => {
    if (isEditing) return;
    isPointed.current = true;
    const letGo = () => {
      isPointed.current = false;
      if (document.activeElement === currentTarget) start(currentTarget);
    };
    // Wherever the pointer is by then: text is selected beyond the input, too.
    window.addEventListener('mouseup', letGo, { once: true });
  });
  // What gives the focus may select as well, just after: a tab, or a program.
  const onFocus = useHandler(({ currentTarget }: FocusEvent<TextElement>) => {
    if (!isPointed.current) queueMicrotask(() => start(currentTarget));
  });
  return { onMouseDown, onFocus };
}
