import { addDays, format } from 'date-fns';
import { dateFormat } from '../../resources/common/dateFormat';
import { foldText } from '../../resources/common/foldText';

/** Shorter beginnings name more than one month or weekday. */
const SHORTEST_NAME = 3;

/** Days of `demain` and the like, from the day before yesterday. */
const NEAR_DAYS = [-2, -1, 0, 1, 2];

const FIRST_MONDAY = new Date(2024, 0, 1);

const written = (region: string, options: Intl.DateTimeFormatOptions, dates: readonly Date[]): readonly string[] => {
  const format = dateFormat(region, options);
  return dates.map((date) => foldText(format.format(date)));
};

/** Reads names once per region: each letter that is typed asks for them many times. */
function perRegion(read: (region: string) => readonly string[]): (region: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (region) => {
    const names = known.get(region) ?? read(region);
    known.set(region, names);
    return names;
  };
}

export const monthNames = perRegion((region) =>
  written(
    region,
    { month: 'long' },
    Array.from({ length: 12 }, (_, month) => new Date(2024, month, 1)),
  ),
);

const weekdays = perRegion((region) =>
  written(
    region,
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, day) => addDays(FIRST_MONDAY, day)),
  ),
);

export const placeOfName = (names: readonly string[], word: string): number =>
  word.length < SHORTEST_NAME ? -1 : names.findIndex((name) => name.startsWith(word));

/** Undefined for days that the month lacks. */
function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(year, month, day);
  return date.getMonth() === month && date.getDate() === day ? date : undefined;
}

/** Without a year, the nearest one. */
function nearestDay(month: number, day: number, now: Date): Date | undefined {
  const distance = (date: Date) => Math.abs(date.getTime() - now.getTime());
  return [-1, 0, 1]
    .flatMap((years) => dayOf(now.getFullYear() + years, month, day) ?? [])
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function inDigits(text: string, now: Date): Date | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (isoYear !== undefined) return dayOf(Number(isoYear), Number(isoMonth) - 1, Number(isoDay));
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4})?)?$/.exec(text) ?? [];
  if (day === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return year === undefined
    ? nearestDay(Number(month) - 1, Number(day), now)
    : dayOf(Number(year), Number(month) - 1, Number(day));
}

function nearToday(text: string, region: string, now: Date): Date | undefined {
  const form = new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
  const away = NEAR_DAYS.find((days) => {
    const name = foldText(form.format(days, 'day'));
    // Some languages have no word for it, only "in 2 days".
    return !/\d/.test(name) && name === text;
  });
  return away === undefined ? undefined : addDays(now, away);
}

/** "dans 3 jours" */
function inDays(text: string, now: Date): Date | undefined {
  const [, count] = /^(?:dans|in|em|daqui a)\s+(\d{1,3})\s+(?:jours?|days?|tage?n?|dias?)$/.exec(text) ?? [];
  return count === undefined ? undefined : addDays(now, Number(count));
}

/** "lundi", "lundi prochain": the next such day. */
function nextWeekday(words: readonly string[], region: string, nextWords: string, now: Date): Date | undefined {
  const next = foldText(nextWords).split(' ');
  const [word = '', ...others] = words.filter((one) => !next.includes(one));
  const weekday = others.length > 0 ? -1 : placeOfName(weekdays(region), word);
  if (weekday < 0) return undefined;
  const today = (now.getDay() + 6) % 7;
  return addDays(now, (weekday - today + 7) % 7 || 7);
}

/** "3 décembre", "le 1er mars 2027", "mardi 3 déc.". */
function dayAndMonth(words: readonly string[], region: string, now: Date): Date | undefined {
  const names = monthNames(region);
  const at = words.findIndex((word) => placeOfName(names, word.replace(/\.$/, '')) >= 0);
  const [, day] = /^(\d{1,2})(?:er|st|nd|rd|th|\.|º)?$/.exec(words[at - 1] ?? '') ?? [];
  const isOther = words.slice(0, Math.max(at - 1, 0)).some((word) => placeOfName(weekdays(region), word) < 0);
  if (day === undefined || isOther) return undefined;
  const month = placeOfName(names, (words[at] ?? '').replace(/\.$/, ''));
  const [, year] = /^(\d{4})$/.exec(words[at + 1] ?? '') ?? [];
  return year === undefined ? nearestDay(month, Number(day), now) : dayOf(Number(year), month, Number(day));
}

/** Between a day and its month in Portuguese. */
const LINKING = ['de', 'le', 'the', 'der', 'den'];

/**
 * The day that a typed text names: `demain`, `lundi prochain`, `3 décembre`, `03/12`, `2026-12-03`.
 *
 * @param region BCP 47
 * @param nextWords words for "next", which may stand beside a weekday
 * @returns `2026-12-03`, or undefined if it names no day, or something else too
 */
export function typedDay(typed: string, region: string, nextWords: string, now: Date): string | undefined {
  const text = foldText(typed).trim();
  const words = text.split(/\s+/).filter((word) => !LINKING.includes(word));
  const day =
    inDigits(text, now) ??
    nearToday(text, region, now) ??
    inDays(text, now) ??
    dayAndMonth(words, region, now) ??
    nextWeekday(words, region, nextWords, now);
  return day && format(day, 'yyyy-MM-dd');
}
