import { expect, it } from 'vitest';
import { dateFormat, dayNumeral } from './dateFormat';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const day = (text: string) => new Date(`2026-${text}T12:00:00Z`);

it('only French writes the first of a month as an ordinal', () => {
  expect(dateFormat('fr-FR', LONG).format(day('12-01'))).toBe('mardi 1er décembre');
  expect(dateFormat('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' }).format(day('02-01'))).toBe('1er févr. 2026');
  expect(dateFormat('de-DE', LONG).format(day('12-01'))).toBe('Dienstag, 1. Dezember');
});

it("other days and times of one o'clock stay as they are", () => {
  expect(dateFormat('fr-FR', LONG).format(day('12-21'))).toBe('lundi 21 décembre');
  expect(dateFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' }).format(day('12-01'))).toBe('01/12/2026');
});

it('calendar days have the number of the written date, so that their accessible name contains it', () => {
  expect([1, 2, 21].map((day) => dayNumeral('fr-FR', day))).toEqual(['1er', '2', '21']);
  expect(dayNumeral('de-DE', 1)).toBe('1');
});
