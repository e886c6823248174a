import { expect, it } from 'vitest';
import type { Finding } from '../core/finding';
import { holidaysToLeaveOut } from './holidaysToLeaveOut';

const HOLIDAY: Finding = { code: 'publicHoliday' };
const ABSENCE: Finding = { code: 'absent' };
const FREE = new Map();

const dates = [
  { day: '2026-12-18', own: [] },
  { day: '2026-12-25', own: [HOLIDAY] },
  { day: '2027-01-01', own: [ABSENCE, HOLIDAY] },
];

it('are the holidays of a series, except those on which nothing can be saved anyway', () => {
  expect([...holidaysToLeaveOut(dates, '2026-12-18', FREE).keys()]).toEqual(['2026-12-25']);
});

it('are not the day that was chosen, nor one that was ticked again', () => {
  expect(holidaysToLeaveOut(dates, '2026-12-25', FREE).size).toBe(0);
  expect(holidaysToLeaveOut(dates, '2026-12-18', new Map([['2026-12-25', HOLIDAY]])).size).toBe(0);
});

it('are none if no date would remain', () => {
  expect(holidaysToLeaveOut([{ day: '2026-12-25', own: [HOLIDAY] }], '2026-12-18', FREE).size).toBe(0);
});
