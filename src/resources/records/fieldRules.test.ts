import { expect, it } from 'vitest';
import { text } from '../fields/text/kind';
import { Simulations } from '../schemas/simulations';
import { isClosed } from './fieldRules';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

it('a record is detected as completely immutable', () => {
  expect(isClosed(Simulations, { etat: 'Validee' })).toBe(true);
  expect(isClosed(Simulations, { etat: 'EnPreparation' })).toBe(false);
});

it('a declaration without such rules leaves the form unchanged', () => {
  expect(isClosed({ fields: { nom: text({ label: LABEL, readOnly: true }) } }, {})).toBe(false);
  expect(isClosed({ fields: { nom: text({ label: LABEL }) } }, {})).toBe(false);
});
