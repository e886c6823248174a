import { expect, it } from 'vitest';
import { text } from '../../fields/text/kind';
import { mapAddressOf } from './mapAddress';

const LABEL = ['Rue', 'Street', 'Straße', 'Rua'] as const;
const schema = { address: ['rue', 'ville'], fields: { rue: text({ label: LABEL }), ville: text({ label: LABEL }) } };

it('the link contains the postal address, escaped', () => {
  expect(mapAddressOf(schema, { id: 1, rue: '3 rue A&B', ville: 'Lille' })).toBe(
    'https://www.openstreetmap.org/search?query=3%20rue%20A%26B%2C%20Lille',
  );
  expect(mapAddressOf(schema, { id: 1, ville: 'Lille' })).toMatch(/query=Lille$/);
});

it('there is no link without an address', () => {
  expect(mapAddressOf(schema, { id: 1, rue: '', ville: null })).toBeUndefined();
  expect(mapAddressOf({ fields: schema.fields }, { id: 1, ville: 'Lille' })).toBeUndefined();
});
