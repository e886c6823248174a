import { useCanBlock, useBlocker } from 'ra-core';
import { useLeaving } from './draft/useLeaving';
import { useWarnBeforeUnload } from './useWarnBeforeUnload';
import { LeaveQuestion } from './LeaveQuestion';

/** Holds a navigation back while there are unsaved changes, and asks. */
function LeaveDialog() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/** Warns before changes are lost: in the product with a dialog, when the tab closes with the browser's own. */
export function UnsavedChanges({ isDirty }: { readonly isDirty: boolean }) {
  const canBlock = useCanBlock();
  const isLeaving = useLeaving();
  // What the session takes away is kept, and offered again: nothing is lost.
  useWarnBeforeUnload(isDirty, isLeaving);
  // Only a data router can hold a navigation back, and by one form at a time: that of a dialog over a page or the page's.
  return canBlock && isDirty ? <LeaveDialog /> : null;
}
