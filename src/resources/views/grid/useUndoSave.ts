import { useEffect, useEffectEvent, useState } from 'react';
import { isUndoKey } from '../changes/isUndoKey';
import { useUndoNotice } from '../changes/useUndoNotice';

/**
 * Ctrl+Z reverts the last save as long as the spreadsheet is open, also when the notification that offers it has gone.
 * @returns a function that stores the change set of a save; undefined once it was reverted
 */
export function useUndoSave(): (changeSet: number | undefined) => void {
  const [saved, setSaved] = useState<number>();
  const { undo } = useUndoNotice();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (saved === undefined || !isUndoKey(event)) return;
    event.preventDefault();
    setSaved(undefined);
    undo(saved);
  });
  useEffect(() => {
    // On the window, after the grid's own undo and the notification, which have the key first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return setSaved;
}
