import { expect, it } from 'vitest';
import { screenRegistry } from '../../../../../test/support/screenSchemas';
import type { AnyRecord } from '../../../language/resourceSchema';
import { narrowRows } from './narrowing';

const schema = screenRegistry.get('Services');
const [north, south, central]: readonly [AnyRecord, AnyRecord, AnyRecord] = [
  { id: 1, libelle: 'Santé Nord', code: 'N1' },
  { id: 2, libelle: 'Santé Sud', code: 'S1' },
  { id: 3, libelle: 'Centre', code: 'C1' },
];
const records = [north, south, central];
const shown = { records, total: 3, search: '' };

it('only matching rows remain if all results are loaded', () => {
  expect(narrowRows(schema, shown, 'sante')).toEqual({ records: [north, south], leaving: new Set() });
  expect(narrowRows(schema, { ...shown, search: 'sante' }, 'SANTÉ N1')).toEqual({
    records: [north],
    leaving: new Set(),
  });
});

it('rows that will disappear are marked if there are other pages', () => {
  expect(narrowRows(schema, { ...shown, total: 40 }, 'sante')).toEqual({ records, leaving: new Set([3]) });
});

it('rows are marked if a new search may match further records', () => {
  expect(narrowRows(schema, { ...shown, search: 'centre' }, 'sante')).toEqual({ records, leaving: new Set([3]) });
});

it('only the response shows that nothing was found', () => {
  expect(narrowRows(schema, shown, 'ouest')).toEqual({ records, leaving: new Set([1, 2, 3]) });
});

it('rows with unknown values are not marked', () => {
  const { libelle: _kept, ...unknown } = south;
  expect(narrowRows(schema, { ...shown, records: [north, unknown] }, 'centre').leaving).toEqual(new Set([1]));
  const through = { fields: screenRegistry.get('Domaines').fields, search: ['parentId'] };
  expect(narrowRows(through, shown, 'centre')).toEqual({ records, leaving: new Set() });
});
