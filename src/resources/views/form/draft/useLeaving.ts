import { useCallback, useEffect, useRef } from 'react';
import { LEAVING_EVENT } from '../../../records/unsavedInput';

/** Tells whether the session is ending the page, for a new sign-in or after a refusal. */
export function useLeaving(): () => boolean {
  const leaving = useRef(false);
  useEffect(() => {
    const leave = () => {
      leaving.current = true;
    };
    window.addEventListener(LEAVING_EVENT, leave);
    return () => window.removeEventListener(LEAVING_EVENT, leave);
  }, []);
  return useCallback(() => leaving.current, []);
}
