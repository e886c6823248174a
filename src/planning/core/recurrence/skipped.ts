import { wallsOf } from './expand';
import type { RecurrenceRule } from './rule';
import { twoDigits } from '../../../resources/common/twoDigits';

const monthOf = (wall: number): number => {
  const date = new Date(wall);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Months (`YYYY-MM`) without the day of a monthly rule; shown in the form's preview. */
export function skippedMonths(rule: RecurrenceRule): readonly string[] {
  if (rule.pattern.frequency !== 'monthly') return [];
  const expanded = wallsOf({ ...rule, exceptions: [] });
  const months = expanded.ok ? expanded.value.map(monthOf) : [];
  const [first = 0, last = -1, there] = [months[0], months.at(-1), new Set(months)];
  const skipped: string[] = [];
  for (let month = first; month <= last; month += rule.interval)
    if (!there.has(month)) skipped.push(`${Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}`);
  return skipped;
}
