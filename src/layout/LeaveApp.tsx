import { useEffect } from 'react';
import { PageSkeleton } from './progress/PageSkeleton';

/** Loads the address afresh: it belongs to the light pages that stand outside of the application. */
export function LeaveApp() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <PageSkeleton />;
}
