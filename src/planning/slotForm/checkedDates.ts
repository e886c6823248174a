import { isWrong, type Finding } from '../core/finding';
import type { Occurrence } from '../core/recurrence/expand';
import { dayText, dayIndexOf } from '../../resources/fields/shared/zone';

/** What the dates of a series are worth, as days (`YYYY-MM-DD`); empty while all is well. */
export interface CheckedDates {
  /** Number of all dates. */
  readonly count: number;
  /** Days with errors if others have none: the series can be saved without them. */
  readonly wrong: readonly string[];
  /** Days with warnings only, which are saved. */
  readonly doubtful: readonly string[];
}

export const NO_DOUBTS: CheckedDates = { count: 0, wrong: [], doubtful: [] };

/** @param findings in the order of the occurrences */
export function checkedDates(
  occurrences: readonly Occurrence[],
  findings: readonly (readonly Finding[])[],
): CheckedDates {
  const dates = occurrences.map(({ start }, at) => ({ day: dayText(dayIndexOf(start)), own: findings[at] ?? [] }));
  const wrong = dates.filter(({ own }) => own.some(isWrong)).map(({ day }) => day);
  return {
    count: dates.length,
    wrong: wrong.length < dates.length ? wrong : [],
    doubtful: dates.filter(({ own }) => own.length > 0 && !own.some(isWrong)).map(({ day }) => day),
  };
}
