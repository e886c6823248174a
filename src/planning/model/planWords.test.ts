import { expect, it } from 'vitest';
import { DAY } from '../../resources/common/durations';
import { regionOf } from '../../resources/language/regions';
import { LANGUAGES } from '../../resources/language/words';
import { planWords, weekdayWords } from './planWords';

const MONDAY = 20_780;
const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => MONDAY + offset);

const wordsIn = (region: string) => {
  const names = new Intl.DateTimeFormat(region, { weekday: 'short', timeZone: 'UTC' });
  return weekdayWords((day) => names.format(day * DAY));
};

it.each(LANGUAGES)('weekdays differ in a narrow column, and are short in a wide one, in %s', (language) => {
  const weekdayOf = wordsIn(regionOf(language));
  expect(new Set(week.map((day) => weekdayOf(day, true))).size).toBe(7);
  for (const day of week) expect(weekdayOf(day, false).length).toBeLessThanOrEqual(4);
});

it('two letters are enough in French', () => {
  expect(wordsIn('fr-FR')(MONDAY, true)).toBe('lu');
  expect(wordsIn('fr-FR')(MONDAY, false)).toBe('lun.');
});

it.each([
  ['fr', '34\u00a0%'],
  ['en', '34%'],
  ['de', '34\u00a0%'],
  ['pt', '34%'],
] as const)('a load is written as in %s', (language, share) => {
  const { totalOf } = planWords((key) => key, language);
  const [due, planned, absent] = [100, 34, 0].map((hours) => Float32Array.of(hours)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  expect(totalOf({ due, planned, absent }).split(' · ')[1]).toBe(share);
  expect(totalOf({ due, planned, absent }, undefined, false)).not.toContain('·');
});

it('a total in a narrow place has no fractions and no share', () => {
  const [due, planned, absent] = [1848, 492.3, 0].map((hours) => Float32Array.of(hours)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const { wholeTotalOf } = planWords((key) => key, 'fr');
  expect(wholeTotalOf({ due, planned, absent }).replaceAll(/\s/g, ' ')).toBe('492 / 1 848 h');
  expect(wholeTotalOf({ due: absent, planned, absent }).replaceAll(/\s/g, ' ')).toBe('492 h');
});
