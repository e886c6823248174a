import { expect, it } from 'vitest';
import { enumeration } from '../../../fields/enumeration/kind';
import { text } from '../../../fields/text/kind';
import { groupStarts } from './groupStarts';

const LABEL = ['État', 'State', 'Status', 'Estado'] as const;
const STATE = enumeration({ label: LABEL, options: [{ value: 'Actif', label: LABEL }] });
const row = (id: number, etat: string | null, depth = 0) => ({ record: { id, etat }, depth });

it('the first record of each choice begins a group', () => {
  const rows = [row(4, 'Actif'), row(2, 'Actif'), row(9, 'Radie'), row(1, null)];
  expect([...groupStarts(rows, 'etat', STATE)]).toEqual([4, 9, 1]);
});

it('other fields make no groups, and a tree stays whole', () => {
  expect(groupStarts([row(4, 'Actif')], 'etat', text({ label: LABEL })).size).toBe(0);
  expect(groupStarts([row(4, 'Actif'), row(5, 'Actif', 1)], 'etat', STATE).size).toBe(0);
});
