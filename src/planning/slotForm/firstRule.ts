import type { Frequency, Pattern, RecurrenceRule } from '../core/recurrence/rule';
import { dayIndexOf, dayText, wallOf, weekdayOf } from '../../resources/fields/shared/zone';

/** The default pattern of a frequency for a day. */
export function patternOn(frequency: Frequency, day: number): Pattern {
  if (frequency === 'daily') return { frequency };
  if (frequency === 'weekly') return { frequency, weekdays: [weekdayOf(day)] };
  return { frequency, on: { day: Number(dayText(day).slice(8)) } };
}

/** The default recurrence: weekly on the slot's day, ten times. */
export function firstRule(start: number): RecurrenceRule {
  return {
    start: wallOf(start),
    pattern: patternOn('weekly', dayIndexOf(start)),
    interval: 1,
    end: { count: 10 },
    exceptions: [],
  };
}
