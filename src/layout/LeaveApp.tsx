import { useEffect } from 'react';
import { PageSkeleton } from './progress/PageSkeleton';

/** Reloads the page: the address belongs to the light pages outside of the application. */
export function LeaveApp() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <PageSkeleton />;
}
