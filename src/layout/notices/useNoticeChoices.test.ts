import { expect, it } from 'vitest';
import { choicesIn, choicesLeft } from './useNoticeChoices';

it('choices are read from pages, arrays, objects and ids', () => {
  const functions = [
    { id: 1, code: 'CONSULTANT', libelle: 'Consultant' },
    { id: 2, code: 'ANCIEN', libelle: 'Ancien', actif: false },
  ];
  expect(choicesIn({ items: functions, totalCount: 2 })).toEqual([{ id: 1, code: 'CONSULTANT', label: 'Consultant' }]);
  expect(choicesIn(['4', 5, 'x'])).toEqual([
    { id: 4, label: '4' },
    { id: 5, label: '5' },
  ]);
  expect(choicesIn(undefined)).toEqual([]);
});

it('functions are limited by code and groups by id', () => {
  const all = [
    { id: 1, label: 'Consultant', code: 'CONSULTANT' },
    { id: 2, label: 'Lecteur', code: '1' },
  ];
  const narrowing = { only: [], remove: ['1'] };
  expect(choicesLeft(all, 'droits', narrowing).map(({ id }) => id)).toEqual([1]);
  expect(choicesLeft(all, 'groupes', narrowing).map(({ id }) => id)).toEqual([2]);
});
