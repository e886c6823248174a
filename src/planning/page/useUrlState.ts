import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { openingDay } from './openingDay';
import { serializeUrlState, parseUrlState, type PlanUrlState, type View } from './urlState';

/** A phone: lists are easier to read there than grids. */
export const SMALL = '(max-width:599.95px)';

export type GoTo = (change: Partial<PlanUrlState>, options?: { readonly replace?: boolean }) => void;

/** The default view: the team for planners, the month for people who see only their own plan. */
const firstView = (isSmall: boolean, isOwn: boolean): View => (isSmall ? 'agenda' : isOwn ? 'month' : 'timeline');

/** The state in the URL, its setter, and today. Each change adds a history entry, unless it replaces the last. */
export function useUrlState(isOwn: boolean): readonly [place: PlanUrlState, go: GoTo, today: number] {
  const [address, setAddress] = useSearchParams();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const text = address.toString();
  const today = dayIndexOf(Date.now());
  const place = useMemo(
    () =>
      parseUrlState(new URLSearchParams(text), {
        view: firstView(isSmall, isOwn),
        dayFor: (look) => openingDay(look, today),
      }),
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
