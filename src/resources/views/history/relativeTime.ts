/** How long ago something was, in the largest unit that fits. */
export interface Ago {
  /** 0 or negative, as `Intl.RelativeTimeFormat` takes it. */
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
}

/** Seconds. */
const SIZES = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** What is less than a minute ago is now; a clock that is ahead says the same. */
export function timeAgo(at: Date, now: Date): Ago {
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1_000);
  const [unit, size] = SIZES.find(([, one]) => seconds >= one) ?? ['second', Infinity];
  return { value: -Math.floor(seconds / size) + 0, unit };
}
