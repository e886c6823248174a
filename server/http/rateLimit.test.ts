import { expect, it } from 'vitest';
import { createCounter } from './rateLimit';

it('lets each caller make so many calls in a minute, and says how long to wait', () => {
  const secondsToWait = createCounter(2);
  expect(secondsToWait('a', 0)).toBe(0);
  expect(secondsToWait('a', 10)).toBe(0);
  expect(secondsToWait('b', 20)).toBe(0);
  expect(secondsToWait('a', 15_000)).toBe(45);
  expect(secondsToWait('a', 60_000)).toBe(0);
});
