import {
  addMonths,
  addWeeks,
  addYears,
  format,
  getISOWeek,
  getISOWeeksInYear,
  setISOWeek,
  startOfISOWeek,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import { foldText } from '../../resources/common/foldText';
import { DAY_FORM } from '../../resources/fields/shared/dates/dateForms';
import { monthNames, placeOfName, typedDay } from './typedDay';

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

/** "semaine 50", "S50": the next one of that number, or the present one. */
function numberedWeek(text: string, now: Date): TypedPeriod | undefined {
  const [, number] = /^(?:s|sem\.?|semaine|week|kw|woche|semana)\s?(\d{1,2})$/.exec(text) ?? [];
  if (number === undefined || Number(number) < 1 || Number(number) > getISOWeeksInYear(now)) return undefined;
  const years = Number(number) < getISOWeek(now) ? 1 : 0;
  const monday = startOfISOWeek(setISOWeek(addYears(new Date(now.getFullYear(), 5, 1), years), Number(number)));
  return { unit: 'week', day: format(monday, 'yyyy-MM-dd') };
}

/** "la semaine du 14 décembre" */
function weekOf(text: string, region: string, now: Date): TypedPeriod | undefined {
  const [, of] =
    /^(?:la\s|the\s|die\s|a\s)?(?:semaine|week|woche|semana)\s(?:du|of|vom|von|de|do)\s(.+)$/.exec(text) ?? [];
  const day = of === undefined ? undefined : typedDay(of, region, '', now);
  if (day === undefined) return undefined;
  const monday = startOfWeek(DAY_FORM.read(day), { weekStartsOn: 1 });
  return { unit: 'week', day: format(monday, 'yyyy-MM-dd') };
}

/** "dans 2 semaines" */
function inWeeks(text: string, now: Date): TypedPeriod | undefined {
  const [, count] = /^(?:dans|in|em|daqui a)\s+(\d{1,2})\s+(?:semaines?|weeks?|wochen?|semanas?)$/.exec(text) ?? [];
  return count === undefined
    ? undefined
    : { unit: 'week', day: format(firstDay('week', Number(count), now), 'yyyy-MM-dd') };
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
  const folded = words.join(' ');
  return (
    month ??
    numberedWeek(folded, now) ??
    weekOf(folded, region, now) ??
    inWeeks(folded, now) ??
    nearNow(text, region, now)
  );
}
