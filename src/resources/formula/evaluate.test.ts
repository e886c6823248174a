import { describe, expect, it } from 'vitest';
import { Appareils, Controles } from '../../../test/support/computedResources';
import { evaluate, computedValue } from './evaluate';
import type { Formula } from '../language/formula';
import { toNumber } from './exact';
import { asksOthers, fieldsOfFormula } from './parts';

const now = new Date('2027-02-03T12:00:00Z');
const values = { id: 1, nom: 'A', achat: '2028-02-29', periodicite: -13, prix: 0.1, taux: 0.2, actif: false };

const given = (formula: Formula, record: object = values) => {
  const value = evaluate(formula, { schema: Appareils, values: record as typeof values, now });
  return typeof value === 'object' && value !== null ? toNumber(value) : value;
};

describe('a formula', () => {
  it.each<readonly [Formula, unknown]>([
    [{ add: [{ field: 'prix' }, { field: 'taux' }] }, 0.3],
    [{ add: [{ field: 'prix' }, { field: 'places' }] }, null],
    [{ multiply: [{ field: 'prix' }, { value: 1e-7 }] }, 0.000_000_01],
    [{ divide: [{ value: -1 }, { value: 3 }] }, -0.333_333],
    [{ divide: [{ value: 2 }, { value: 3 }] }, 0.666_667],
    [{ divide: [{ value: 2 }, { value: 0 }] }, null],
    [{ first: [{ field: 'marque' }, { field: 'nom' }] }, 'A'],
    [{ join: [{ field: 'marque' }] }, null],
    [{ after: { field: 'achat' }, years: 1 }, '2029-02-28'],
    [{ after: { field: 'achat' }, months: { field: 'periodicite' } }, '2027-01-29'],
    [{ after: { field: 'achat' }, weeks: -1, days: 0.5 }, '2028-02-23'],
    [{ after: { field: 'achat' }, years: 9999 }, null],
    [{ after: { field: 'achat' }, days: -1e9 }, null],
    [{ daysBetween: [{ moment: 'today' }, { moment: 'today', plus: { months: 1 } }] }, 28],
    [{ when: { field: 'actif', operator: 'equals', value: true }, then: { value: 1 }, otherwise: { value: 2 } }, 2],
    [{ when: { field: 'marque', operator: 'equals', value: 'x' }, then: { value: 1 } }, null],
    [{ holds: { field: 'nom', operator: 'equals', value: 'a' } }, true],
  ])('%j', (formula, expected) => expect(given(formula)).toEqual(expected));

  it('aggregates the records below', () => {
    const records = [
      { id: 1, le: '2027-01-01', cout: 0.1, conforme: true },
      { id: 2, le: '2027-01-01', cout: 0.2, conforme: false },
      { id: 3, le: null, cout: null, conforme: true },
    ];
    const below = () => ({ schema: Controles, records });
    const of = (name: 'restantes' | 'depense' | 'enDefaut' | 'conforme' | 'prochain') =>
      computedValue(Appareils.fields[name], { schema: Appareils, values: { ...values, places: 5 }, now, below });
    expect([of('restantes'), of('depense'), of('enDefaut'), of('conforme'), of('prochain')]).toEqual([
      2,
      0.4,
      true,
      false,
      '2025-12-01',
    ]);
  });

  it('returns no number that its field could not hold', () => {
    const spec = {
      ...Appareils.fields.restantes,
      formula: { multiply: [{ field: 'places' }, { field: 'places' }] },
    } as const;
    const square = (places: number) => computedValue(spec, { schema: Appareils, values: { places }, now });
    expect([square(46_340), square(46_341)]).toEqual([2_147_395_600, null]);
  });

  it('lists its dependencies', () => {
    const { prochain, designation } = Appareils.fields;
    expect(fieldsOfFormula(prochain.formula)).toEqual(['achat', 'periodicite']);
    expect([asksOthers(prochain.formula), asksOthers(designation.formula)]).toEqual([true, false]);
  });
});
