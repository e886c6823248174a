import { expect, it } from 'vitest';
import { text } from '../fields/text/kind';
import { Simulations } from '../schemas/simulations';
import { isClosed } from './fieldRules';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

it('knows a record of which nothing can be changed any more', () => {
  expect(isClosed(Simulations, { etat: 'Validee' })).toBe(true);
  expect(isClosed(Simulations, { etat: 'EnPreparation' })).toBe(false);
});

it('leaves a declaration without such a rule its form, whatever its fields are', () => {
  expect(isClosed({ fields: { nom: text({ label: LABEL, readOnly: true }) } }, {})).toBe(false);
  expect(isClosed({ fields: { nom: text({ label: LABEL }) } }, {})).toBe(false);
});
