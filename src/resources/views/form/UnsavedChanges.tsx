import { useCanBlock, useBlocker } from 'ra-core';
import { useWaitingWrites } from '../page/useWaitingWrites';
import { useLeaving } from './draft/useLeaving';
import { useWarnBeforeUnload } from './useWarnBeforeUnload';
import { LeaveQuestion } from './LeaveQuestion';

function LeaveDialog({ isSaving }: { readonly isSaving: boolean }) {
  const isWaiting = useWaitingWrites() > 0 && isSaving;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      words={isWaiting ? 'leaveWaiting' : 'leave'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

interface UnsavedChangesProps {
  readonly isDirty: boolean;
  /** A save that waits for the network is sent from any screen, so nothing is lost. */
  readonly isSaving?: boolean;
}

/** Warns before changes are lost: with a dialog on navigation, with the browser's own when the tab closes. */
export function UnsavedChanges({ isDirty, isSaving = false }: UnsavedChangesProps) {
  const canBlock = useCanBlock();
  const isLeaving = useLeaving();
  // When the session ends the page, the draft is kept, so no warning is needed.
  useWarnBeforeUnload(isDirty, isLeaving);
  // Only a data router can block, and only one blocker at a time: the dialog's or the page's.
  return canBlock && isDirty ? <LeaveDialog isSaving={isSaving} /> : null;
}
