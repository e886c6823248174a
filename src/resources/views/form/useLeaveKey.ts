import { useNavigate } from 'ra-core';
import { useEffectEvent, useLayoutEffect } from 'react';
import { isDialogOpen } from '../page/isDialogOpen';
import { isPlainKey } from '../page/pressedKeys';

/**
 * Escape leaves a form's page, unless a dialog, a menu or a panel has a use for it. What is unsaved is asked about on
 * the way. The page calls it and not its button, which a long form draws after it has taken the focus.
 */
export function useLeaveKey(to: string): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.repeat) return;
    if (!isPlainKey(event) || isDialogOpen(event.target)) return;
    void navigate(to);
  });
  // A form takes the focus while it is drawn: an effect that runs after drawing would miss a key pressed at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
