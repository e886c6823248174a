import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { readWantedSlot, type WantedSlot } from './wantedSlot';

const PARAMETER = 'creneau';
const PARAMETERS = [PARAMETER, 'debut', 'fin', 'type'];

/**
 * `?creneau=nouveau`, to which the palette leads, opens the form of a new slot, with what else the address says of it.
 * The parameters go, so that a reload or going back does not open it again.
 * @param create undefined until the plan is loaded, and for people who may not create slots
 */
export function useNewSlotFromUrl(create: ((wanted: WantedSlot) => void) | undefined): void {
  const [address, setAddress] = useSearchParams();
  const isWanted = address.get(PARAMETER) === 'nouveau';
  const open = useEffectEvent(() => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of PARAMETERS) next.delete(name);
        return next;
      },
      { replace: true },
    );
    create?.(readWantedSlot(address));
  });
  const isReady = create !== undefined;
  useEffect(() => {
    if (isWanted && isReady) open();
  }, [isWanted, isReady]);
}
