import type { Frequency, Pattern, RecurrenceRule } from '../core/recurrence/rule';
import { dayIndexOf, dayText, wallOf, weekdayOf } from '../../resources/fields/shared/zone';

/** The pattern of a frequency that falls on a day. */
export function patternOn(frequency: Frequency, day: number): Pattern {
  if (frequency === 'daily') return { frequency };
  if (frequency === 'weekly') return { frequency, weekdays: [weekdayOf(day)] };
  return { frequency, on: { day: Number(dayText(day).slice(8)) } };
}

/** What a repetition begins with: every week on the day of the slot, ten times. */
export function firstRule(start: number): RecurrenceRule {
  return {
    start: wallOf(start),
    pattern: patternOn('weekly', dayIndexOf(start)),
    interval: 1,
    end: { count: 10 },
    exceptions: [],
  };
}
