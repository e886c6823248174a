import { expect, it } from 'vitest';
import type { Finding } from '../core/finding';
import { checkedDates } from './checkedDates';

const HOLIDAY: Finding = { code: 'publicHoliday' };
const ABSENCE: Finding = { code: 'absent' };
const at = (day: string) => ({ start: Date.parse(`${day}T08:00:00Z`), end: Date.parse(`${day}T15:00:00Z`) });

it('tells the dates of a series that are saved with a doubt from those that cannot be saved', () => {
  const dates = [at('2026-12-18'), at('2026-12-25'), at('2027-01-01')];
  expect(checkedDates(dates, [[], [HOLIDAY], [ABSENCE, HOLIDAY]])).toEqual({
    count: 3,
    wrong: ['2027-01-01'],
    doubtful: ['2026-12-25'],
  });
});

it('leaves no date out if each of them is impossible', () => {
  expect(checkedDates([at('2026-12-18')], [[ABSENCE]]).wrong).toEqual([]);
});
