import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../page/isDialogOpen';
import { isPlainKey } from '../page/pressedKeys';

/** Escape leaves a form's page, unless a dialog, a menu or a panel has a use for it. */
export function useLeaveKey(onLeave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.repeat) return;
    if (!isPlainKey(event) || isDialogOpen(event.target)) return;
    onLeave();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
