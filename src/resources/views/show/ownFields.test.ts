import { expect, it } from 'vitest';
import { Clients } from '../../../../test/support/detailSchemas';
import { isBelowSummary, titleField } from './ownFields';

const RECORD = { id: 4, nom: 'Aciéries', ville: 'Metz', statut: 'Actif', referentId: 1 };

it('what the head and the summary show does not stand below them again', () => {
  const shown = (field: string, record: object = RECORD) => isBelowSummary(Clients, { ...RECORD, ...record }, field);
  expect([shown('ville'), shown('statut'), shown('referentId')]).toEqual([false, false, false]);
  expect(shown('statut', { statut: null })).toBe(true);
  expect(isBelowSummary({ ...Clients, address: ['ville'] }, RECORD, 'ville')).toBe(true);
});

it('a text that is the whole title stands there alone, unless it is empty', () => {
  expect(isBelowSummary(Clients, RECORD, 'nom')).toBe(false);
  expect(titleField(Clients, RECORD)).toBe('nom');
  expect(titleField(Clients, { ...RECORD, nom: '' })).toBeUndefined();
  expect(titleField({ ...Clients, representation: ['nom', 'ville'] }, RECORD)).toBeUndefined();
  expect(titleField({ ...Clients, representation: ['referentId'] }, RECORD)).toBeUndefined();
});
