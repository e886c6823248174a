import { expect, it } from 'vitest';
import { date } from '../../../fields/date/kind';
import { periodWords } from './periodWords';

const label = ['Jour', 'Day', 'Tag', 'Dia'] as const;
const schema = { fields: { du: date({ label }), au: date({ label }) }, periods: [{ from: 'du', to: 'au' }] };
const words = (du: string | null, au: string | null) =>
  periodWords(schema, { id: 1, du, au }, new Date(2026, 10, 29, 12), 'fr-FR');

it.each([
  ['2026-12-01', null, 'begins', 'après-demain', 'info'],
  ['2026-01-01', null, 'endless', '', 'success'],
  ['2026-01-01', '2027-01-10', 'ends', 'dans 42 jours', 'warning'],
  ['2026-01-01', '2026-11-29', 'ends', 'aujourd’hui', 'warning'],
  ['2026-01-01', '2027-06-30', 'ends', 'dans 7 mois', 'success'],
  ['2026-01-01', '2026-11-26', 'ended', 'il y a 3 jours', 'secondary'],
])('from %s to %s: %s %s', (du, au, key, when, color) => expect(words(du, au)).toEqual({ key, when, color }));

it('nothing is said without a start, or without one period', () => {
  expect(words(null, null)).toBeUndefined();
  expect(periodWords({ ...schema, periods: [] }, { id: 1 }, new Date(), 'fr-FR')).toBeUndefined();
});
