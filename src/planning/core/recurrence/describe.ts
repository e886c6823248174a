import { dateFormat } from '../../../resources/common/dateFormat';
import { wallOfDay } from './moments';
import type { MonthlyDay, RecurrenceRule } from './rule';
import { WEEKDAYS } from './weekdays';

/** Translates a key, like react-admin's `translate` and the server's equivalent. */
export type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string;

type WeekdayForm = 'weekday' | 'everyWeekday';

const weekday = (say: Say, form: WeekdayForm, day: number): string =>
  say(`recurrence.${form}.${WEEKDAYS[day] ?? 'MO'}`);

/** The day within a sentence: « deuxième mardi ». */
export function monthlyDay(say: Say, on: MonthlyDay): string {
  if ('nth' in on)
    return say(`recurrence.nth.${on.nth === -1 ? 'last' : on.nth}`, { weekday: weekday(say, 'weekday', on.weekday) });
  if (on.day === -1) return say('recurrence.day.last');
  return say(on.day === 1 ? 'recurrence.day.first' : 'recurrence.day.other', { day: on.day });
}

function patternWords({ pattern, interval }: RecurrenceRule, say: Say, region: string): string {
  const form = interval === 1 ? 'every' : 'everyFew';
  const key = `recurrence.${pattern.frequency}.${form}`;
  switch (pattern.frequency) {
    case 'daily':
      return say(key, { interval });
    case 'weekly': {
      const words = pattern.weekdays.map((day) => weekday(say, interval === 1 ? 'everyWeekday' : 'weekday', day));
      return say(key, { interval, days: new Intl.ListFormat(region).format(words) });
    }
    case 'monthly':
      return say(key, { interval, on: monthlyDay(say, pattern.on) });
  }
}

/**
 * Describes a rule in a sentence.
 * @param region a BCP 47 tag, for dates and lists: `fr-FR`
 * @example describeRule(rule, translate, 'fr-FR') // Tous les mardis jusqu’au 30 juin 2027
 */
export function describeRule(rule: RecurrenceRule, say: Say, region: string): string {
  const { end, exceptions } = rule;
  const format = dateFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
  const date = (day: string) => format.format(wallOfDay(day));
  const words = patternWords(rule, say, region);
  const ended =
    'until' in end
      ? say('recurrence.until', { rule: words, date: date(end.until) })
      : say('recurrence.count', { rule: words, smart_count: end.count });
  const [first] = exceptions;
  if (first === undefined) return ended;
  return exceptions.length === 1
    ? say('recurrence.exceptOne', { rule: ended, date: date(first) })
    : say('recurrence.exceptMany', { rule: ended, count: exceptions.length });
}
