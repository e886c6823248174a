import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Calls `open` once if the navigation to this page asked for it, as the palette does, as soon as it can. */
export function useOpenOnArrival(name: string, canOpen: boolean, open: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isWanted = (location.state as { opens?: string } | null)?.opens === name;
  const arrive = useEffectEvent(() => {
    // A page that is read again, or gone back to, does not open it again.
    void navigate(location, { replace: true, state: null });
    open();
  });
  useEffect(() => {
    if (isWanted && canOpen) arrive();
  }, [isWanted, canOpen]);
}
