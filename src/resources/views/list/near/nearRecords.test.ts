import { expect, it } from 'vitest';
import { Entreprises } from '../../../schemas/entreprises';
import { nearRecords } from './nearRecords';

const item = (address: string, id: number, nom: string, score: number) => ({ address, score, record: { id, nom } });

it('only records of the list are offered, the nearest first, and few', () => {
  const items = [
    item('Entreprises', 1, 'Marchand', 8),
    item('Fournisseurs', 2, 'Marchal', 90),
    item('entreprises', 3, 'Marchant', 12),
    ...[5, 6, 7, 8, 9].map((id) => item('Entreprises', id, `Marche ${id}`, 1)),
  ];
  expect(nearRecords({ items }, Entreprises, 'Entreprises').map(({ name }) => name)).toEqual([
    'Marchant',
    'Marchand',
    'Marche 5',
    'Marche 6',
    'Marche 7',
  ]);
  expect(nearRecords({}, Entreprises, 'Entreprises')).toEqual([]);
});
