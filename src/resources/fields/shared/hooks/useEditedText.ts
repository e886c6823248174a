import { useRef, type FocusEvent, type FocusEventHandler, type MouseEvent, type MouseEventHandler } from 'react';
import { flushSync } from 'react-dom';
import { placeIn } from '../placeIn';
import { useHandler } from './useHandler';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface EditedText {
  readonly isEditing: boolean;
  readonly shown: string;
  readonly edited: string;
  readonly begin: () => void;
}

/**
 * Switches an input to its editable text on focus and keeps the selection. Browsers move the caret to the end
 * when the value changes, so typing after Tab would append, and a click would lose its position.
 *
 * @returns handlers; with a pointer the switch happens on release, because the caret is set only then
 */
export function useEditedText({ isEditing, shown, edited, begin }: EditedText): {
  readonly onMouseDown: MouseEventHandler<TextElement>;
  readonly onFocus: FocusEventHandler<TextElement>;
} {
  const isPointed = useRef(false);
  const start = (input: TextElement) => {
    const { selectionStart, selectionEnd } = input;
    flushSync(begin);
    // A program that fills in forms may have changed the text meanwhile; its caret stays.
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
    // On the window, because a selection drag can end outside the input.
    window.addEventListener('mouseup', letGo, { once: true });
  });
  // In a microtask, because Tab or a program may set the selection right after the focus.
  const onFocus = useHandler(({ currentTarget }: FocusEvent<TextElement>) => {
    if (!isPointed.current) queueMicrotask(() => start(currentTarget));
  });
  return { onMouseDown, onFocus };
}
