import { expect, it } from 'vitest';
import { Entreprises } from '../../../schemas/entreprises';
import { commonSpelling, nearRecords } from './nearRecords';

const item = (address: string, id: number, nom: string, score: number) => ({ address, score, record: { id, nom } });

it('only records of the list are offered, the nearest first, and few', () => {
  const items = [
    item('Entreprises', 1, 'Marchand', 8),
    item('Fournisseurs', 2, 'Marchal', 90),
    item('entreprises', 3, 'Marchant', 12),
    ...[5, 6, 7, 8, 9].map((id) => item('Entreprises', id, `Marche ${id}`, 1)),
  ];
  expect(nearRecords({ items }, Entreprises, 'Entreprises', 'Marchan').map(({ name }) => name)).toEqual([
    'Marchant',
    'Marchand',
    'Marche 5',
    'Marche 6',
    'Marche 7',
  ]);
  expect(nearRecords({}, Entreprises, 'Entreprises', 'Marchan')).toEqual([]);
});

it('offers no names that only share a few letters with the search', () => {
  const items = [item('Entreprises', 1, 'Laboratoires Delattre', 8), item('Entreprises', 2, 'Delta Services', 8)];
  expect(nearRecords({ items }, Entreprises, 'Entreprises', 'delatre').map(({ record }) => record.id)).toEqual([1]);
});

it('offers to search for the common spelling of the names', () => {
  expect(commonSpelling(['Laboratoires Delattre', 'Delattre SARL'], 'delatre')).toBe('Delattre');
  expect(commonSpelling(['Laboratoires Delattre', 'Delta SARL'], 'delatre')).toBeUndefined();
  expect(commonSpelling(['Schmitt Béatrice'], 'schmit')).toBe('Schmitt');
});
