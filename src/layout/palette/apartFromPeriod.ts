import { regionOf } from '../../resources/language/regions';
import type { CommandSources } from './commands';
import { wordsOf } from './matchCommands';
import { typedDay } from './typedDay';
import { typedPeriod } from './typedPeriod';

export interface PartedSearch {
  readonly rest: string;
  /** Parameters of the plan's page. */
  readonly period?: string;
}

/** Longest period: "le mardi 3 décembre 2026". */
const MOST_WORDS = 4;

/** Words beside the period: "Besnard la semaine prochaine". */
const FEWEST_BESIDE = 1;

/**
 * Takes the day, week or month from the end of a search.
 *
 * @example apartFromPeriod('planning besnard semaine prochaine', …) // { rest: 'planning besnard', period: 'zoom=semaine&date=2026-11-30' }
 */
export function apartFromPeriod(
  query: string,
  { language, translate }: Pick<CommandSources, 'language' | 'translate'>,
  now: Date,
): PartedSearch {
  const region = regionOf(language);
  const next = translate('shell.palette.next');
  // All words: "cette semaine" needs its small one.
  const words = query.trim().split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - FEWEST_BESIDE); count > 0; count -= 1) {
    const rest = wordsOf(words.slice(0, -count).join(' ')).join(' ');
    const end = words.slice(-count).join(' ');
    const day = typedDay(end, region, next, now);
    if (day !== undefined) return { rest, period: `zoom=jour&date=${day}` };
    const period = typedPeriod(end, region, true, now);
    if (period) return { rest, period: `${period.unit === 'week' ? 'zoom=semaine&' : ''}date=${period.day}` };
  }
  return { rest: query };
}
