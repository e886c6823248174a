import { expect, it } from 'vitest';
import { enumeration } from '../../../fields/enumeration/kind';
import { text } from '../../../fields/text/kind';
import { openGroups, rowGroups } from './rowGroups';

const LABEL = ['État', 'State', 'Status', 'Estado'] as const;
const STATE = enumeration({
  label: LABEL,
  options: ['Actif', 'Suspendu', 'Radie'].map((value) => ({ value, label: LABEL })),
});
const row = (id: number, etat: string | null, depth = 0) => ({ record: { id, etat }, depth });
const BY_STATE = { field: 'etat', order: 'ASC' } as const;
const rows = [row(4, 'Actif'), row(2, 'Actif'), row(9, 'Radie'), row(1, null)];

it('the rows are grouped by their choice', () => {
  const groups = rowGroups(rows, BY_STATE, STATE);
  expect(groups?.map((group) => group.rows.map(({ record }) => record.id))).toEqual([[4, 2], [9], [1]]);
});

it('a group that the list leaves out keeps its place among the others', () => {
  const states = (order: 'ASC' | 'DESC', leftOut: readonly unknown[], of = rows) =>
    rowGroups(of, { field: 'etat', order }, STATE, leftOut)?.map(({ first }) => first['etat']);
  expect(states('ASC', ['Suspendu'])).toEqual(['Actif', 'Suspendu', 'Radie', null]);
  // As the database does, with empty values last in both directions.
  const downwards = [row(9, 'Radie'), row(4, 'Actif'), row(1, null)];
  expect(states('DESC', ['Suspendu'], downwards)).toEqual(['Radie', 'Suspendu', 'Actif', null]);
  expect(states('ASC', [null, 'Actif'], [row(9, 'Radie')])).toEqual(['Actif', 'Radie', null]);
  expect(states('ASC', ['Actif'], [])).toEqual(['Actif']);
  // An answer of before the group was closed still has its rows.
  expect(states('ASC', ['Actif'])).toEqual(['Actif', 'Radie', null]);
});

it('a person groups by other fields too', () => {
  const chosen = { ...BY_STATE, isChosen: true };
  const groups = rowGroups([row(4, 'Actif'), row(2, 'Actif'), row(9, null)], chosen, text({ label: LABEL }));
  expect(groups?.map((group) => group.rows.length)).toEqual([2, 1]);
});

it('other fields make no groups, and a tree stays whole', () => {
  expect(rowGroups([row(4, 'Actif')], BY_STATE, text({ label: LABEL }))).toBeUndefined();
  expect(rowGroups([row(4, 'Actif'), row(5, 'Actif', 1)], BY_STATE, STATE)).toBeUndefined();
});

it('the closed groups are left out of the list, but not records without a value', () => {
  expect(openGroups('etat', ['Actif', null])).toEqual([
    {
      any: [
        { field: 'etat', operator: 'notEquals', value: 'Actif' },
        { field: 'etat', operator: 'isEmpty' },
      ],
    },
    { field: 'etat', operator: 'isNotEmpty' },
  ]);
});
