import { useBlocker } from 'ra-core';
import { LeaveQuestion } from './LeaveQuestion';

/** Holds a navigation back while there are unsaved changes, and asks. */
export function LeaveDialog() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
