const DAY = 24 * 60 * 60 * 1000;

/** The date that many days after `now` (before, where negative), as the API writes it: `2026-11-21`. */
export const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
