import { regionOf } from '../../resources/language/regions';
import type { CommandSources } from './commands';
import { isHalfDay, wordsOf } from './matchCommands';
import { typedDay } from './typedDay';
import { typedPeriod } from './typedPeriod';

export interface PartedSearch {
  readonly rest: string;
  /** Parameters of the plan's page. */
  readonly period?: string;
}

/** Longest period: "la semaine du 14 décembre". */
const MOST_WORDS = 5;

/** Words beside the period: "Besnard la semaine prochaine". */
const FEWEST_BESIDE = 1;

/** "incidents d'hier" */
const ELIDED = /^[dl]['’](?=.)/i;

type PeriodWords = Pick<CommandSources, 'language' | 'translate'>;

const OF_DAY = 'zoom=jour';

/** The day, week or month that a text names, as parameters of the plan's page. */
export function periodOf(text: string, { language, translate }: PeriodWords, now: Date): string | undefined {
  const region = regionOf(language);
  const day = typedDay(text, region, translate('shell.palette.next'), now);
  if (day !== undefined) return `${OF_DAY}&date=${day}`;
  const period = typedPeriod(text, region, true, now);
  return period && `${period.unit === 'week' ? 'zoom=semaine&' : ''}date=${period.day}`;
}

/**
 * Takes the day, week or month from the end of a search, or the day from its beginning.
 *
 * @example apartFromPeriod('planning besnard semaine prochaine', …) // { rest: 'planning besnard', period: 'zoom=semaine&date=2026-11-30' }
 */
export function apartFromPeriod(query: string, words: PeriodWords, now: Date): PartedSearch {
  // All words but half days: "cette semaine" needs its small one.
  const typed = query
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(ELIDED, ''))
    .filter((word) => !isHalfDay(word));
  for (let count = Math.min(MOST_WORDS, typed.length - FEWEST_BESIDE); count > 0; count -= 1) {
    const rest = wordsOf(typed.slice(0, -count).join(' ')).join(' ');
    const end = typed.slice(-count).join(' ');
    const period = periodOf(end, words, now);
    if (period !== undefined) return { rest, period };
  }
  // A month alone begins names too.
  for (let count = Math.min(MOST_WORDS, typed.length - FEWEST_BESIDE); count > 0; count -= 1) {
    const period = periodOf(typed.slice(0, count).join(' '), words, now);
    if (period?.startsWith(OF_DAY)) return { rest: wordsOf(typed.slice(count).join(' ')).join(' '), period };
  }
  return { rest: query };
}
