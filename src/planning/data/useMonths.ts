import { useQuery } from '@tanstack/react-query';
import type { MonthValidation } from '../core/planningAnswers';
import { useExtension } from '../../resources/views/ExtensionsContext';
import { monthKey, type DaySpan } from '../model/plan';
import { monthOfDay } from './months';
import { useCall } from '../../resources/views/useCall';

const NONE: ReadonlySet<string> = new Set();

/** `2026-11` of the API's `11-2026`. */
const monthIn = (moisAnnee: string): string => `${moisAnnee.slice(3)}-${moisAnnee.slice(0, 2)}`;

function validatedIn(body: unknown): ReadonlySet<string> {
  const items: readonly MonthValidation[] = Array.isArray(body)
    ? body
    : ((body as { readonly items?: readonly MonthValidation[] } | null)?.items ?? []);
  return new Set(
    items
      .filter(({ etat }) => etat === 'Acceptee')
      .map(({ utilisateurId, moisAnnee }) => monthKey(utilisateurId, monthIn(moisAnnee))),
  );
}

/** The months of people that are validated, within a span; none where the API does not say them. */
export function useValidatedMonths({ first, last }: DaySpan): ReadonlySet<string> {
  const call = useCall();
  const isThere = useExtension('planning');
  const query = { Debut: monthOfDay(first), Fin: monthOfDay(last) };
  const { data } = useQuery({
    queryKey: ['planning', 'months', query],
    queryFn: ({ signal }) => call('planning/validations', { query, signal }),
    select: validatedIn,
    enabled: isThere,
  });
  return data ?? NONE;
}
