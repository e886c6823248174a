import { expect, it } from 'vitest';
import { fittingPeriodWords, shortPeriodWords } from './periodWords';

const word = (name: string) => () => name;
const formats = {
  day: word('day'),
  dayOfMonth: word('day of month'),
  wholeDay: word('whole day'),
  date: word('date'),
  month: word('month'),
  shortMonth: word('short month'),
  period: word('period'),
  daysOfYear: word('days of year'),
};

it('a telephone shows a short day, with the year only if it differs', () => {
  const [day, today] = [Date.UTC(2026, 10, 27) / 86_400_000, Date.UTC(2026, 0, 2) / 86_400_000];
  const place = { view: 'day', zoom: 'week', day } as const;
  expect(shortPeriodWords(place, today, formats)).toBe('day of month');
  expect(shortPeriodWords(place, today + 365, formats)).toBe('date');
  expect(shortPeriodWords({ ...place, view: 'timeline', zoom: 'day' }, today, formats)).toBe('day of month');
  expect(shortPeriodWords({ ...place, view: 'month' }, today, formats)).toBe('short month');
  expect(shortPeriodWords({ ...place, view: 'agenda' }, today, formats)).toBe('days of year');
  expect(shortPeriodWords({ ...place, view: 'week' }, today + 365, formats)).toBe('period');
});

it('the toolbar abbreviates a day that would be cut', () => {
  const place = { view: 'day', zoom: 'week', day: 20_784 } as const;
  expect(fittingPeriodWords(place, formats)).toBe('day');
  const long = { ...formats, day: word('mercredi 25 novembre 2026') };
  expect(fittingPeriodWords(place, long)).toBe('whole day');
  expect(fittingPeriodWords({ ...place, view: 'month' }, long)).toBe('month');
});
