import { expect, it } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { copiedPeriod, namedPeriods } from './periods';

const THURSDAY = dayIndexOfText('2026-12-03');
const WEEK = { debut: '2026-11-30', fin: '2026-12-06' };
const MONTH = { debut: '2026-12-01', fin: '2026-12-31' };
const WORK_WEEK = { debut: '2026-11-30', fin: '2026-12-04' };

it('offers the week and the month of a day, and the days shown if they are neither', () => {
  expect(namedPeriods(THURSDAY, MONTH)).toEqual([
    { name: 'week', period: WEEK },
    { name: 'month', period: MONTH },
  ]);
  expect(namedPeriods(THURSDAY, WORK_WEEK)[0]).toEqual({ name: 'shown', period: WORK_WEEK });
});

it('from a month, a week is copied; fewer days stay as they are shown', () => {
  expect(copiedPeriod(THURSDAY, MONTH)).toEqual(WEEK);
  expect(copiedPeriod(THURSDAY, WORK_WEEK)).toEqual(WORK_WEEK);
});
