import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from './isDialogOpen';
import { isTyping } from './isTyping';

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** Whether a key is pressed with Alt, Control or Command: what a browser and a system do with it is theirs. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<PressedKey, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;

/** Whether a key is pressed by itself, and has no meaning yet. */
export const isPlainKey = (event: PressedKey): boolean =>
  !event.defaultPrevented && !event.shiftKey && !hasModifier(event);

/**
 * Hears single keys on the page: not while a person types, in a dialog, or where a part of the page has used them.
 *
 * @param obey says whether the key means anything
 */
export function useSingleKeys(obey: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isTyping(event.target) || isDialogOpen(event.target)) return;
    if (obey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
