import { expect, it } from 'vitest';
import { dayIndexOfText, dayText } from '../../resources/fields/shared/zone';
import { foldedDays } from './foldedDays';
import { createIndexer } from './index/planIndex';
import { slot } from './testing/samplePlan';

const month = { first: dayIndexOfText('2026-11-01'), last: dayIndexOfText('2026-11-30') };
const folded = (slots: readonly ReturnType<typeof slot>[], span = month, width = 1380) =>
  foldedDays(span, createIndexer()(slots), width).map((day) => Number(dayText(day).slice(8)));

it('weekends are folded, except days that a slot has for itself', () => {
  expect(folded([])).toEqual([1, 7, 8, 14, 15, 21, 22, 28, 29]);
  expect(
    folded([
      slot(1, 10, '2026-11-07 09:00', '2026-11-07 12:00'),
      slot(2, 10, '2026-11-21 09:00', '2026-11-22 12:00'),
      slot(3, 10, '2026-11-12 09:00', '2026-11-17 12:00'),
    ]),
  ).toEqual([1, 8, 14, 15, 28, 29]);
});

it('a week’s weekend is folded too, unless the window has room; on a phone a month is', () => {
  const week = { first: dayIndexOfText('2026-11-02'), last: dayIndexOfText('2026-11-08') };
  expect(folded([], week)).toEqual([7, 8]);
  expect(folded([], week, 2400)).toEqual([]);
  expect(folded([], month, 390)).toEqual(folded([]));
});
