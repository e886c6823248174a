import { expect, type Locator } from '@playwright/test';

/** Milliseconds between two looks: what `expect` makes of a locator looks again after 100, 250, 500 and 1,000 of them. */
const BETWEEN = [25];

/**
 * Waits for what is read from a page, and sees it as soon as it is there: hundreds of screens are waited for one after
 * the other, and half of the time went by between two looks.
 *
 * @param read what is looked at, again and again
 * @param message what it is about, for the report
 */
export const soon = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { intervals: BETWEEN, ...(message !== undefined && { message }) });

/** Waits until so many elements are there. */
export const soonCounts = (locator: Locator, count: number): Promise<void> =>
  soon(() => locator.count(), String(locator)).toBe(count);

/** Waits until the first element is shown. */
export const soonShown = (locator: Locator): Promise<void> =>
  soon(() => locator.first().isVisible(), String(locator)).toBe(true);
