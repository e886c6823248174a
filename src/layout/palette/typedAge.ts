import { format, sub, type Duration } from 'date-fns';
import { foldText } from '../../resources/common/foldText';
import type { TypedDates } from './typedDates';

/** Units of time, in the four languages. */
export const UNITS: readonly (readonly [keyof Duration, string])[] = [
  ['days', 'jours?|days?|tage?n?|dias?'],
  ['weeks', 'semaines?|weeks?|wochen?|semanas?'],
  ['months', 'mois|months?|monate?n?|mes(?:es)?'],
  ['years', 'ans?|annees?|years?|jahre?n?|anos?'],
];

const BEFORE = String.raw`(?:^|\s)(?:(?:depuis|since|seit|ha|de|for)\s)?`;

/** An age says that a date is before that day, or since it. */
const AGES: readonly (readonly [TypedDates['operator'], string, string])[] = [
  ['lessThan', 'plus de|more than|over|mehr als|mais de', '> '],
  ['greaterOrEqual', 'moins de|less than|under|weniger als|menos de', '< '],
];

/**
 * Takes the age of records out of a search.
 *
 * @example typedAge('dossiers ouverts depuis plus de 30 jours', now) // { operator: 'lessThan', days: ['2026-10-31', …], label: '> 30 jours', rest: 'dossiers ouverts' }
 */
export function typedAge(query: string, now: Date): TypedDates | undefined {
  const text = foldText(query.trim());
  for (const [operator, words, sign] of AGES) {
    for (const [unit, units] of UNITS) {
      const [found, count, named] =
        new RegExp(String.raw`${BEFORE}(?:${words})\s+(\d{1,3})\s+(${units})(?=\s|$)`).exec(text) ?? [];
      if (found === undefined || count === undefined) continue;
      const day = format(sub(now, { [unit]: Number(count) }), 'yyyy-MM-dd');
      const rest = text.replace(found, ' ').replace(/\s+/g, ' ').trim();
      return { operator, days: [day, day], label: `${sign}${count} ${named}`, rest };
    }
  }
  return undefined;
}
