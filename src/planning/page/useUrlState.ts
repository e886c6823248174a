import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { serializeUrlState, parseUrlState, type PlanUrlState } from './urlState';

/** A telephone: a list reads better there than a grid. */
export const SMALL = '(max-width:599.95px)';

export type GoTo = (change: Partial<PlanUrlState>, options?: { readonly replace?: boolean }) => void;

/** What the address shows, with the day that it was read on, and the way to change it: each change is a step back in the browser, unless it replaces. */
export function useUrlState(): readonly [place: PlanUrlState, go: GoTo, today: number] {
  const [address, setAddress] = useSearchParams();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const text = address.toString();
  const today = dayIndexOf(Date.now());
  const place = useMemo(
    () => parseUrlState(new URLSearchParams(text), { view: isSmall ? 'agenda' : 'timeline', today }),
    [text, isSmall, today],
  );
  const go = useCallback<GoTo>(
    (change, { replace = false } = {}) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(serializeUrlState(change)))
            if (value === null) next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace },
      ),
    [setAddress],
  );
  return [place, go, today];
}
