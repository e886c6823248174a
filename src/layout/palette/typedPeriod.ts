import { addMonths, addWeeks, format, startOfMonth, startOfWeek } from 'date-fns';
import { foldText } from '../../resources/common/foldText';
import { monthNames, placeOfName } from './typedDay';

export interface TypedPeriod {
  readonly unit: 'week' | 'month';
  /** Its first day, `2027-01-01`. */
  readonly day: string;
}

const UNITS = ['week', 'month'] as const;

/** From the one before to the one after. */
const NEAR = [-1, 0, 1];

/** Genders and cases differ at the end: "prochain", "prochaine". */
const STEM = 5;

/** "sem." is the week, in French and in Portuguese. */
const WEEK = /^sem(?:\.|ai|an)?$/;

const stems = (text: string): string =>
  foldText(text)
    .split(/[\s-]+/)
    .filter((word) => word !== 'la' && word !== 'le' && word !== 'ci')
    .map((word) => word.slice(0, STEM).replace(WEEK, 'sem'))
    .toSorted()
    .join(' ');

/** The first day of a period some periods away. */
const firstDay = (unit: TypedPeriod['unit'], away: number, now: Date): Date =>
  unit === 'week'
    ? startOfWeek(addWeeks(now, away), { weekStartsOn: 1 })
    : startOfMonth(addMonths(startOfMonth(now), away));

/** "semaine prochaine", "ce mois-ci": in the words of the language, in any order. */
function nearNow(text: string, region: string, now: Date): TypedPeriod | undefined {
  const form = new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
  const typed = stems(text);
  for (const unit of UNITS) {
    const away = NEAR.find((count) => stems(form.format(count, unit)) === typed);
    if (away !== undefined) return { unit, day: format(firstDay(unit, away, now), 'yyyy-MM-dd') };
  }
  return undefined;
}

/** "janvier", "mars 2027"; without a year, this month or the next one of that name. */
function namedMonth(words: readonly string[], region: string, now: Date): TypedPeriod | undefined {
  const [name = '', year, ...others] = words;
  const month = placeOfName(monthNames(region), name.replace(/\.$/, ''));
  if (month < 0 || others.length > 0 || (year !== undefined && !/^\d{4}$/.test(year))) return undefined;
  const nearest = now.getFullYear() + (month < now.getMonth() ? 1 : 0);
  return { unit: 'month', day: format(new Date(year === undefined ? nearest : Number(year), month, 1), 'yyyy-MM-dd') };
}

/**
 * The week or month that a typed text names.
 *
 * @param withMonths also a month by its name alone, which is a word of other things too
 */
export function typedPeriod(text: string, region: string, withMonths: boolean, now: Date): TypedPeriod | undefined {
  const words = foldText(text).trim().split(/\s+/);
  const month = withMonths || words.length > 1 ? namedMonth(words, region, now) : undefined;
  return month ?? nearNow(text, region, now);
}
