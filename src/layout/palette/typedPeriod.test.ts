import { expect, it } from 'vitest';
import { typedPeriod } from './typedPeriod';

/** A Saturday. */
const NOW = new Date(2026, 10, 28, 15);

it.each([
  ['janvier', 'month', '2027-01-01'],
  ['novembre', 'month', '2026-11-01'],
  ['mars 2027', 'month', '2027-03-01'],
  ['déc.', 'month', '2026-12-01'],
  ['semaine prochaine', 'week', '2026-11-30'],
  ['la semaine prochaine', 'week', '2026-11-30'],
  ['sem prochaine', 'week', '2026-11-30'],
  ['sem. prochaine', 'week', '2026-11-30'],
  ['cette semaine', 'week', '2026-11-23'],
  ['cette sem.', 'week', '2026-11-23'],
  ['semaine dernière', 'week', '2026-11-16'],
  ['mois prochain', 'month', '2026-12-01'],
  ['ce mois', 'month', '2026-11-01'],
  ['semaine 50', 'week', '2026-12-07'],
  ['S48', 'week', '2026-11-23'],
  ['s3', 'week', '2027-01-18'],
  ['la semaine du 14 décembre', 'week', '2026-12-14'],
  ['semaine du mercredi 16 décembre', 'week', '2026-12-14'],
  ['dans 2 semaines', 'week', '2026-12-07'],
])('%s names a %s', (typed, unit, day) => {
  expect(typedPeriod(typed, 'fr-FR', true, NOW)).toEqual({ unit, day });
});

it.each(['', 'semaine 60', 'semaine du matin', 'semaine', 'sem', 'besnard', 'mars besnard', 'mars 27', 'ma'])(
  '"%s" names none',
  (typed) => {
    expect(typedPeriod(typed, 'fr-FR', true, NOW)).toBeUndefined();
  },
);

it('a month alone is a word of other things too', () => {
  expect(typedPeriod('mars', 'fr-FR', false, NOW)).toBeUndefined();
  expect(typedPeriod('mars 2027', 'fr-FR', false, NOW)?.day).toBe('2027-03-01');
});

it('reads the words of the other languages', () => {
  expect(typedPeriod('next week', 'en-GB', false, NOW)?.day).toBe('2026-11-30');
  expect(typedPeriod('nächste Woche', 'de-DE', false, NOW)?.day).toBe('2026-11-30');
  expect(typedPeriod('nächster Monat', 'de-DE', false, NOW)?.day).toBe('2026-12-01');
  expect(typedPeriod('próxima semana', 'pt-PT', false, NOW)?.day).toBe('2026-11-30');
});
