const DAY = 24 * 60 * 60 * 1000;

/** The date some days after `now` (before, if negative), such as `2026-11-21`. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
