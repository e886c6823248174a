import { add, format } from 'date-fns';
import { foldText } from '../../resources/common/foldText';
import { UNITS } from './typedAge';
import type { TypedDates } from './typedDates';

/** In the four languages. */
const WITHIN = `dans(?: les)?|sous|d['’]ici|within|in(?: the next)?|innerhalb von|in den nachsten|em|dentro de|nos proximos`;

/**
 * Takes the time from today to a day out of a search.
 *
 * @example typedSpan('contrats qui expirent dans 3 mois', now) // { operator: 'between', days: ['2026-12-01', '2027-03-01'], label: '≤ 3 mois', rest: 'contrats qui expirent' }
 */
export function typedSpan(query: string, now: Date): TypedDates | undefined {
  const text = foldText(query.trim());
  for (const [unit, units] of UNITS) {
    const [found, count, named] =
      new RegExp(String.raw`(?:^|\s)(?:${WITHIN})\s+(\d{1,3})\s+(?:prochaine?s\s+)?(${units})(?=\s|$)`).exec(text) ??
      [];
    if (found === undefined || count === undefined) continue;
    const days = [now, add(now, { [unit]: Number(count) })].map((day) => format(day, 'yyyy-MM-dd'));
    const rest = text.replace(found, ' ').replace(/\s+/g, ' ').trim();
    return { operator: 'between', days: [days[0] ?? '', days[1] ?? ''], label: `≤ ${count} ${named}`, rest };
  }
  return undefined;
}
