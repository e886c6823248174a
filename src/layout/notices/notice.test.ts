import { expect, it } from 'vitest';
import { byUrgency, isAddressedTo, kindOfResource, noticesIn } from './notice';

it('notices are sorted by urgency, then newest first; an unknown colour comes last', () => {
  const notices = (
    [
      [1, 'info'],
      [2, 'danger'],
      [3, 'rose'],
      [4, 'danger'],
      [5, 'secondary'],
    ] as const
  ).map(([id, couleur]) => ({ id, couleur: couleur as 'info' }));
  expect(byUrgency(notices).map(({ id }) => id)).toEqual([4, 2, 1, 5, 3]);
});

it('notices are read from a page or an array, with functions and groups', () => {
  const notice = { titre: 'Accès', cibleType: 'Entreprise' };
  expect(noticesIn({ items: [notice, {}], totalCount: 2 })).toEqual([notice]);
  expect(noticesIn([notice])).toEqual([notice]);
  expect(noticesIn(null)).toEqual([]);
  const addressed = { fonctionsAllowed: [1], groupesAllowed: [7] };
  expect([
    isAddressedTo(addressed, [1], []),
    isAddressedTo(addressed, [7], [1]),
    isAddressedTo(addressed, [], [7]),
  ]).toEqual([true, false, true]);
  expect([kindOfResource('Entreprises'), kindOfResource('Contacts')]).toEqual(['Entreprise', undefined]);
});
