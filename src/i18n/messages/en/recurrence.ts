import type { SameKeys } from '../../sameKeys';
import type { recurrence as french } from '../fr/recurrence';

export const recurrence: SameKeys<typeof french> = {
  daily: { every: 'Every day', everyFew: 'Every %{interval} days' },
  weekly: { every: 'Every %{days}', everyFew: 'Every %{interval} weeks on %{days}' },
  monthly: { every: 'On %{on} of every month', everyFew: 'Every %{interval} months on %{on}' },
  // In a sentence about one of them
  weekday: {
    MO: 'Monday',
    TU: 'Tuesday',
    WE: 'Wednesday',
    TH: 'Thursday',
    FR: 'Friday',
    SA: 'Saturday',
    SU: 'Sunday',
  },
  // In « Tous les … »
  everyWeekday: {
    MO: 'Monday',
    TU: 'Tuesday',
    WE: 'Wednesday',
    TH: 'Thursday',
    FR: 'Friday',
    SA: 'Saturday',
    SU: 'Sunday',
  },
  // The day of a month
  day: { first: 'day 1', other: 'day %{day}', last: 'the last day' },
  nth: {
    1: 'the first %{weekday}',
    2: 'the second %{weekday}',
    3: 'the third %{weekday}',
    4: 'the fourth %{weekday}',
    5: 'the fifth %{weekday}',
    last: 'the last %{weekday}',
  },
  until: '%{rule} until %{date}',
  count: '%{rule}, once |||| %{rule}, %{smart_count} times',
  exceptOne: '%{rule}, except on %{date}',
  exceptMany: '%{rule}, except on %{count} days',
  // With `months` and their number as `smart_count`
  skipped: 'Month without this date, left out: %{months}. |||| Months without this date, left out: %{months}.',
  // After what is said of slots that were moved
  left: {
    one: 'It no longer follows its series.',
    some: '%{smart_count} slot no longer follows its series. |||| %{smart_count} slots no longer follow their series.',
  },
  // The series of a slot, in its form
  series: {
    title: 'Repetition',
    place: 'Slot %{place} of %{total} in the series',
    change: 'Change the repetition',
    keep: 'Keep the current repetition',
    reading: 'Reading the repetition…',
    alone: 'This slot was moved by itself: it no longer follows its series and is changed separately.',
    suivants: 'From this slot on',
    tous: 'For the whole series',
    notOne: 'A repetition is not changed for one slot alone.',
    // One of the ways in which a day can be the one of its month
    ofMonth: '%{on} of the month',
    lastDay: 'The last day of the month',
    moreDates: 'Show %{smart_count} more date |||| Show %{smart_count} more dates',
  },
  // What a change of a series would do
  scope: {
    ruleSuivants: 'Change the repetition from this slot on?',
    ruleTous: 'Change the repetition of the whole series?',
    leaves: 'It will no longer follow the series.',
    checking: 'Checking…',
    changed: '%{smart_count} slot to change |||| %{smart_count} slots to change',
    unchanged: '%{smart_count} slot kept |||| %{smart_count} slots kept',
    created: '%{smart_count} slot to create |||| %{smart_count} slots to create',
    deleted: '%{smart_count} slot to delete |||| %{smart_count} slots to delete',
    refused: '%{smart_count} slot refused: |||| %{smart_count} slots refused:',
    warned: '%{smart_count} slot to check: |||| %{smart_count} slots to check:',
    nothing: 'Nothing changes.',
  },
};
