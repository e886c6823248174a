import { expect, it } from 'vitest';
import { heldChecks } from './heldChecks';

const held = { rights: ['ENTREPRISES:read'], functionCodes: ['MEDECIN'] };
const preferences = [
  { id: 1, nom: 'sites', valeur: 'nord; sud' },
  { id: 2, nom: 'vide', valeur: null },
];

it('rights, functions and preferences are checked', () => {
  const { hasRight, hasFonction, preferenceContains } = heldChecks(held, preferences);
  expect([hasRight('ENTREPRISES:read'), hasRight('ENTREPRISES:admin')]).toEqual([true, false]);
  expect([hasFonction('MEDECIN'), hasFonction('ENTREPRISES:read')]).toEqual([true, false]);
  expect([preferenceContains('sites', 'sud'), preferenceContains('sites', 'su')]).toEqual([true, false]);
  expect([preferenceContains('vide', ''), preferenceContains('autre', 'sud')]).toEqual([false, false]);
});

it('nothing is granted before the permissions are known', () => {
  const { hasRight, hasFonction, preferenceContains } = heldChecks(undefined, []);
  expect([hasRight('X:read'), hasFonction('X'), preferenceContains('x', 'x')]).toEqual([false, false, false]);
});
