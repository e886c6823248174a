import { isWrong, type Finding } from '../core/finding';
import type { Occurrence } from '../core/recurrence/expand';
import { dayText, dayIndexOf } from '../../resources/fields/shared/zone';

export interface DoubtfulDate {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly words: string;
}

/** What the dates of a series are worth; empty while all is well. */
export interface CheckedDates {
  /** Number of all dates. */
  readonly count: number;
  /** Days with errors if others have none (`YYYY-MM-DD`): the series can be saved without them. */
  readonly wrong: readonly string[];
  /** Dates with warnings only, which are saved. */
  readonly doubtful: readonly DoubtfulDate[];
}

export const NO_DOUBTS: CheckedDates = { count: 0, wrong: [], doubtful: [] };

/** @param findings in the order of the occurrences */
export function checkedDates(
  occurrences: readonly Occurrence[],
  findings: readonly (readonly Finding[])[],
  wordsOf: (finding: Finding) => string,
): CheckedDates {
  const dates = occurrences.map(({ start }, at) => ({ day: dayText(dayIndexOf(start)), own: findings[at] ?? [] }));
  const wrong = dates.filter(({ own }) => own.some(isWrong)).map(({ day }) => day);
  return {
    count: dates.length,
    wrong: wrong.length < dates.length ? wrong : [],
    doubtful: dates
      .filter(({ own }) => own.length > 0 && !own.some(isWrong))
      .map(({ day, own }) => ({ day, words: own.map(wordsOf).join(' ') })),
  };
}
