import { useCanBlock } from 'ra-core';
import { useEffect } from 'react';
import { useLeaving } from './draft/useLeaving';
import { LeaveDialog } from './LeaveDialog';

/** Warns before changes are lost: in the product with a dialog, when the tab closes with the browser's own. */
export function UnsavedChanges({ isDirty }: { readonly isDirty: boolean }) {
  const canBlock = useCanBlock();
  const isLeaving = useLeaving();
  useEffect(() => {
    if (!isDirty) return undefined;
    // What the session takes away is kept, and offered again: nothing is lost.
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, isLeaving]);
  // Only a data router can hold a navigation back; without one there is nothing to ask.
  return canBlock ? <LeaveDialog isDirty={isDirty} /> : null;
}
