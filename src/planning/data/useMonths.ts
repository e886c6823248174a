import { useQuery } from '@tanstack/react-query';
import type { MonthValidation } from '../core/planningAnswers';
import { usePlanSource } from '../source/usePlanSource';
import { monthKey, type DaySpan } from '../model/plan';
import { monthOfDay } from './months';

const NONE: ReadonlySet<string> = new Set();

/** `2026-11` of the API's `11-2026`. */
const monthIn = (moisAnnee: string): string => `${moisAnnee.slice(3)}-${moisAnnee.slice(0, 2)}`;

const validatedIn = (items: readonly MonthValidation[]): ReadonlySet<string> =>
  new Set(
    items
      .filter(({ etat }) => etat === 'Acceptee')
      .map(({ utilisateurId, moisAnnee }) => monthKey(utilisateurId, monthIn(moisAnnee))),
  );

/** The key of the states of months, from `2026-01` to `2026-12`. */
export const monthsKey = (first: string, last: string) => ['planning', 'months', { Debut: first, Fin: last }] as const;

/** The months of people that are validated, within a span; none where the API does not say them. */
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
