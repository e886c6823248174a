import { expect, it } from 'vitest';
import { boardOf, defaultBoard, movedCard, storedBoard } from './boardOrder';

const held = (rights: readonly string[], ...functionCodes: string[]) => ({ rights, functionCodes });
const everything = held(
  ['PLANNING_ADMIN:admin', 'ENTREPRISES:read', 'FICHES_INCIDENT:read', 'ACL:read'],
  'ADMINISTRATEUR',
);

it('starts with the tasks of a function, without unreadable cards', () => {
  expect(defaultBoard(everything).slice(0, 3)).toEqual(['attente', 'jour', 'chiffres']);
  expect(defaultBoard(held([]))).toEqual(['recents', 'acces']);
  expect(defaultBoard(held(['ENTREPRISES:read'], 'CONSULTANT'))).toEqual([
    'informations',
    'contrats',
    'recents',
    'chiffres',
    'acces',
  ]);
});

it('shows the newest companies to readers, who have no tasks; others may choose them', () => {
  expect(defaultBoard(held(['ENTREPRISES:read'], 'LECTEUR')).slice(0, 2)).toEqual(['informations', 'adherents']);
  expect(defaultBoard(held([], 'LECTEUR'))).not.toContain('adherents');
  expect(defaultBoard(everything)).not.toContain('adherents');
  expect(boardOf('adherents', everything)).toEqual(['adherents']);
});

it('reads the stored order, whatever it contains', () => {
  expect(boardOf('acces;jour;inconnu;acces', everything)).toEqual(['acces', 'jour']);
  expect(boardOf('acces;jour', held([]))).toEqual(['acces']);
  expect(boardOf(storedBoard([]), everything)).toEqual([]);
});

it('moves a card by one place, within the ends', () => {
  expect(movedCard(['jour', 'attente', 'acces'], 'acces', -1)).toEqual(['jour', 'acces', 'attente']);
  expect(movedCard(['jour', 'attente'], 'attente', 1)).toEqual(['jour', 'attente']);
});
