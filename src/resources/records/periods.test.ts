import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '../fields/date/kind';
import { dateTime } from '../fields/dateTime/kind';
import { month } from '../fields/month/kind';
import { year } from '../fields/year/kind';
import { periodIssues } from './periods';
import { validateRecord } from './validate';

const label = ['Test', 'Test', 'Test', 'Teste'] as const;

const schema = {
  fields: {
    debut: date({ label }),
    fin: date({ label }),
    ouverture: dateTime({ label }),
    fermeture: dateTime({ label }),
    premierMois: month({ label }),
    dernierMois: month({ label }),
    de: year({ label }),
    a: year({ label }),
  },
  periods: [
    { from: 'debut', to: 'fin' },
    { from: 'ouverture', to: 'fermeture' },
    { from: 'premierMois', to: 'dernierMois' },
    { from: 'de', to: 'a' },
  ],
};

const wrong = (from: string, to = 'fin') => [{ code: 'periodOrder', args: { from, to } }];

describe('periods', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['the end before the start', { debut: '2026-03-02', fin: '2026-03-01' }, { fin: wrong('debut') }],
    ['the same day', { debut: '2026-03-02', fin: '2026-03-02' }, {}],
    ['no start', { fin: '2026-03-01' }, {}],
    ['no end', { debut: '2026-03-02', fin: '' }, {}],
    ['an end that is no day', { debut: '2026-03-02', fin: '2026-0' }, {}],
    [
      'moments in two time zones',
      { ouverture: '2026-03-02T10:00:00+02:00', fermeture: '2026-03-02T09:30:00+01:00' },
      {},
    ],
    ['months as the contract writes them', { premierMois: '11-2025', dernierMois: '02-2026' }, {}],
    [
      'months in the wrong order',
      { premierMois: '2026-02', dernierMois: '11-2025' },
      { dernierMois: wrong('premierMois', 'dernierMois') },
    ],
    ['years', { de: 2027, a: '2026' }, { a: wrong('de', 'a') }],
    [
      'two periods at once',
      { debut: '2026-02-02', fin: '2026-02-01', de: 2030, a: 2020 },
      { fin: wrong('debut'), a: wrong('de', 'a') },
    ],
  ])('%s', (_, values, issues) => {
    expect(periodIssues(schema, values)).toEqual(issues);
  });

  it('of any two days are invalid exactly if the second is earlier', () => {
    const day = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (debut, fin) => {
        const isWrong = Object.hasOwn(periodIssues(schema, { debut, fin }), 'fin');
        expect(isWrong).toBe(Date.parse(fin) < Date.parse(debut));
      }),
    );
  });

  it('are checked on creation, and left to the reader on update', () => {
    const input = { debut: '2026-03-02', fin: '2026-03-01' };
    const created = validateRecord(schema, input, 'create');
    expect(created.issues).toEqual({ fin: wrong('debut') });
    expect(created.values).not.toHaveProperty('fin');
    expect(validateRecord(schema, input, 'update').issues).toEqual({});
  });
});

it('a strict period needs an end after its start', () => {
  const strict = { ...schema, periods: [{ from: 'debut', to: 'fin', strict: true as const }] };
  const issue = (code: string) => ({ fin: [{ code, args: { from: 'debut', to: 'fin' } }] });
  expect(periodIssues(strict, { debut: '2026-03-02', fin: '2026-03-02' })).toEqual(issue('periodStrict'));
  expect(periodIssues(strict, { debut: '2026-03-02', fin: '2026-03-01' })).toEqual(issue('periodOrder'));
  expect(periodIssues(strict, { debut: '2026-03-02', fin: '2026-03-03' })).toEqual({});
  expect(periodIssues(strict, { debut: '2026-03-02', fin: null })).toEqual({});
  expect(periodIssues(strict, { debut: null, fin: null })).toEqual({});
});
