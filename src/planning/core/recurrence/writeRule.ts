import { PLANNING_ZONE } from '../../../resources/fields/shared/zone';
import { DAY } from '../../../resources/common/durations';
import { localText, timeOfDay, utcText, wallOfDay } from './moments';
import type { Pattern, RecurrenceEnd, RecurrenceRule } from './rule';
import { WEEKDAYS } from './weekdays';

const dayText = (weekday: number): string => WEEKDAYS[weekday] ?? 'MO';

function patternParts(pattern: Pattern): readonly string[] {
  switch (pattern.frequency) {
    case 'daily':
      return [];
    case 'weekly':
      return [`BYDAY=${pattern.weekdays.map(dayText).join(',')}`];
    case 'monthly': {
      const { on } = pattern;
      return 'day' in on ? [`BYMONTHDAY=${on.day}`] : [`BYDAY=${on.nth}${dayText(on.weekday)}`];
    }
  }
}

/** RFC 5545 requires UNTIL in UTC if DTSTART has a zone; it is the last second of the last day. */
const endPart = (end: RecurrenceEnd): string =>
  'count' in end ? `COUNT=${end.count}` : `UNTIL=${utcText(wallOfDay(end.until) + DAY - 1_000)}`;

/** Serialises a rule (RFC 5545) with lines separated by `\n`: the value of `periodicite`. */
export function writeRule({ start, pattern, interval, end, exceptions }: RecurrenceRule): string {
  const zone = `TZID=${PLANNING_ZONE}`;
  const parts = [
    `FREQ=${pattern.frequency.toUpperCase()}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...patternParts(pattern),
    endPart(end),
  ];
  const without = exceptions.map((day) => localText(wallOfDay(day) + timeOfDay(start)));
  return [
    `DTSTART;${zone}:${localText(start)}`,
    `RRULE:${parts.join(';')}`,
    ...(without.length > 0 ? [`EXDATE;${zone}:${without.join(',')}`] : []),
  ].join('\n');
}
