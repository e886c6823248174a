import { useCanBlock, useBlocker } from 'ra-core';
import { useLeaving } from './draft/useLeaving';
import { useWarnBeforeUnload } from './useWarnBeforeUnload';
import { LeaveQuestion } from './LeaveQuestion';

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

/** Warns before changes are lost: with a dialog on navigation, with the browser's own when the tab closes. */
export function UnsavedChanges({ isDirty }: { readonly isDirty: boolean }) {
  const canBlock = useCanBlock();
  const isLeaving = useLeaving();
  // When the session ends the page, the draft is kept, so no warning is needed.
  useWarnBeforeUnload(isDirty, isLeaving);
  // Only a data router can block, and only one blocker at a time: the dialog's or the page's.
  return canBlock && isDirty ? <LeaveDialog /> : null;
}
