import { expect, it } from 'vitest';
import { hourBeside, hourIn } from './hourSteps';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const WEEK = { first: 100, last: 104 };
const at = (day: number, hour: number) => day * DAY + hour * HOUR;

it('the keyboard begins on the morning of today, and keeps its time in another period', () => {
  expect(hourIn(WEEK, 102, undefined)).toBe(at(102, 9));
  expect(hourIn(WEEK, 99, undefined)).toBe(at(100, 9));
  expect(hourIn(WEEK, 102, at(103, 14))).toBe(at(103, 14));
  expect(hourIn(WEEK, 99, at(95, 14))).toBe(at(100, 14));
});

it.each([
  ['ArrowDown', at(100, 9), at(100, 9.5)],
  ['ArrowUp', at(100, 9), at(100, 8.5)],
  ['ArrowRight', at(100, 9), at(101, 9)],
  // The ends of the day and of the period stop it.
  ['ArrowUp', at(101, 0), at(101, 0)],
  ['ArrowDown', at(101, 23.5), at(101, 23.5)],
  ['ArrowLeft', at(100, 9), at(100, 9)],
  ['ArrowRight', at(104, 9), at(104, 9)],
  ['Enter', at(104, 9), undefined],
])('%s leads to the next half hour or day that is shown', (key, from, to) => {
  expect(hourBeside(WEEK, from, key)).toBe(to);
});
