import { expect, it } from 'vitest';
import { enumeration } from '../fields/enumeration/kind';
import { text } from '../fields/text/kind';
import { choiceOrder, sortedValue } from './choiceOrder';
import { compareRecords } from './order';

const LABEL = ['État', 'State', 'Status', 'Estado'] as const;
const fields = {
  etat: enumeration({
    label: LABEL,
    options: ['Prospect', 'Actif', 'Radie'].map((value) => ({ value, label: LABEL })),
  }),
  nom: text({ label: LABEL }),
};

it('choices sort in the order of their declaration, values of an earlier one and empty ones last', () => {
  const records = ['Radie', null, 'Ancien', 'Actif', 'Prospect'].map((etat, id) => ({ id, etat }));
  const states = (order: 'ASC' | 'DESC') =>
    records.toSorted(compareRecords({ field: 'etat', order }, sortedValue({ fields }))).map(({ etat }) => etat);
  expect(states('ASC')).toEqual(['Prospect', 'Actif', 'Radie', null, 'Ancien']);
  expect(states('DESC')).toEqual(['Radie', 'Actif', 'Prospect', 'Ancien', null]);
});

it('other fields have no such order', () => {
  expect(choiceOrder(fields.nom)).toBeUndefined();
  expect(sortedValue({ fields })({ id: 1, nom: 'Actif' }, 'nom')).toBe('Actif');
});
