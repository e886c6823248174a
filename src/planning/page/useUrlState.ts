import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { serializeUrlState, parseUrlState, type PlanUrlState, type View } from './urlState';

/** A telephone: a list reads better there than a grid. */
export const SMALL = '(max-width:599.95px)';

export type GoTo = (change: Partial<PlanUrlState>, options?: { readonly replace?: boolean }) => void;

/** What is shown where the address names no view: the team, or the calendar of one who sees no other plan. */
const firstView = (isSmall: boolean, isOwn: boolean): View => (isSmall ? 'agenda' : isOwn ? 'month' : 'timeline');

/** What the address shows, with the day that it was read on, and the way to change it: each change is a step back in the browser, unless it replaces. */
export function useUrlState(isOwn: boolean): readonly [place: PlanUrlState, go: GoTo, today: number] {
  const [address, setAddress] = useSearchParams();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const text = address.toString();
  const today = dayIndexOf(Date.now());
  const place = useMemo(
    () => parseUrlState(new URLSearchParams(text), { view: firstView(isSmall, isOwn), today }),
    [text, isSmall, isOwn, today],
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
