import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from './isDialogOpen';
import { isTyping } from './isTyping';

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** True with Alt, Control or Command, whose shortcuts belong to the browser and the system. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<PressedKey, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;

/** True without modifiers, unless another handler has used the key. */
export const isPlainKey = (event: PressedKey): boolean =>
  !event.defaultPrevented && !event.shiftKey && !hasModifier(event);

/**
 * Listens to single-key shortcuts, except while typing, in dialogs, and for keys already handled.
 *
 * @param obey returns true if it handled the key
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
