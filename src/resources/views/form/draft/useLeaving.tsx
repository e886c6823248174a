import { useEffect, useRef, type RefObject } from 'react';
import { LEAVING_EVENT } from '../../../unsavedInput';

/** Whether the session is taking the page away, to sign in again or because something was refused. */
export function useLeaving(): RefObject<boolean> {
  const leaving = useRef(false);
  useEffect(() => {
    const leave = () => {
      leaving.current = true;
    };
    window.addEventListener(LEAVING_EVENT, leave);
    return () => window.removeEventListener(LEAVING_EVENT, leave);
  }, []);
  return leaving;
}
