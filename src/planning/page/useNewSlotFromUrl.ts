import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const PARAMETER = 'creneau';

/**
 * `?creneau=nouveau`, to which the palette leads, opens the form of a new slot. The parameter goes, so that a reload or
 * going back does not open it again.
 * @param create undefined until the plan is loaded, and for people who may not create slots
 */
export function useNewSlotFromUrl(create: (() => void) | undefined): void {
  const [address, setAddress] = useSearchParams();
  const isWanted = address.get(PARAMETER) === 'nouveau';
  const open = useEffectEvent(() => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(PARAMETER);
        return next;
      },
      { replace: true },
    );
    create?.();
  });
  const isReady = create !== undefined;
  useEffect(() => {
    if (isWanted && isReady) open();
  }, [isWanted, isReady]);
}
