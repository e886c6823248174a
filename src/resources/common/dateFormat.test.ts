import { expect, it } from 'vitest';
import { dateFormat, dayNumeral } from './dateFormat';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const day = (text: string) => new Date(`2026-${text}T12:00:00Z`);

it('says the first of a month as people do, in French alone', () => {
  expect(dateFormat('fr-FR', LONG).format(day('12-01'))).toBe('mardi 1er décembre');
  expect(dateFormat('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' }).format(day('02-01'))).toBe('1er févr. 2026');
  expect(dateFormat('de-DE', LONG).format(day('12-01'))).toBe('Dienstag, 1. Dezember');
});

it('leaves other days and times of one o’clock as they are', () => {
  expect(dateFormat('fr-FR', LONG).format(day('12-21'))).toBe('lundi 21 décembre');
  expect(dateFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' }).format(day('12-01'))).toBe('01/12/2026');
});

it('numbers the days of a calendar as dates are written out, so that a name holds the number that is seen', () => {
  expect([1, 2, 21].map((day) => dayNumeral('fr-FR', day))).toEqual(['1er', '2', '21']);
  expect(dayNumeral('de-DE', 1)).toBe('1');
});
