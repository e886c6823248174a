import { expect, type Locator } from '@playwright/test';

/** Milliseconds between two attempts; `expect` on a locator retries after 100, 250, 500 and 1,000. */
const BETWEEN = [25];

/**
 * Polls a page at short intervals: with hundreds of screens in sequence, Playwright's default intervals took half of
 * the time.
 *
 * @param read reads the value; called repeatedly
 * @param message describes the value in the report
 */
export const soon = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { intervals: BETWEEN, ...(message !== undefined && { message }) });

export const soonCounts = (locator: Locator, count: number): Promise<void> =>
  soon(() => locator.count(), String(locator)).toBe(count);

export const soonShown = (locator: Locator): Promise<void> =>
  soon(() => locator.first().isVisible(), String(locator)).toBe(true);
