export interface Ago {
  /** 0 or negative, for `Intl.RelativeTimeFormat`. */
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
}

const SIZES = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Less than a minute counts as now; so does a time in the future, from a clock that is ahead. */
export function timeAgo(at: Date, now: Date): Ago {
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1_000);
  const [unit, size] = SIZES.find(([, one]) => seconds >= one) ?? ['second', Infinity];
  return { value: -Math.floor(seconds / size) + 0, unit };
}
