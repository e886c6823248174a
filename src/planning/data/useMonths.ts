import { useQuery } from '@tanstack/react-query';
import type { MonthValidation } from '../core/planningAnswers';
import { usePlanSource } from '../source/usePlanSource';
import { monthKey, type DaySpan } from '../model/plan';
import { monthOfDay } from './months';

const NONE: ReadonlySet<string> = new Set();

/** Converts the API's `11-2026` to `2026-11`. */
export const monthIn = (moisAnnee: string): string => `${moisAnnee.slice(3)}-${moisAnnee.slice(0, 2)}`;

const validatedIn = (items: readonly MonthValidation[]): ReadonlySet<string> =>
  new Set(
    items
      .filter(({ etat }) => etat === 'Acceptee')
      .map(({ utilisateurId, moisAnnee }) => monthKey(utilisateurId, monthIn(moisAnnee))),
  );

/** Query key of the months' states, from `2026-01` to `2026-12`. */
export const monthsKey = (first: string, last: string) => ['planning', 'months', { Debut: first, Fin: last }] as const;

/** Validated months of people within a span; empty if the API does not provide them. */
export function useValidatedMonths({ first, last }: DaySpan): ReadonlySet<string> {
  const { isKnown, validations } = usePlanSource();
  const [begin, end] = [monthOfDay(first), monthOfDay(last)];
  const { data } = useQuery({
    queryKey: monthsKey(begin, end),
    queryFn: ({ signal }) => validations(begin, end, signal),
    select: validatedIn,
    enabled: isKnown,
  });
  return data ?? NONE;
}
