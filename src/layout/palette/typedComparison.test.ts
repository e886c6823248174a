import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { isNamedBy } from './namedBy';
import { comparedField } from './typedComparison';

const company = createRegistry(schemas).get('Entreprises');

it('a number is named by its label, with the ending of a case', () => {
  const more = { operator: 'greaterThan', value: 500 } as const;
  expect(comparedField(company, more, ['beschaftigten'], 'de')?.rest).toEqual([]);
  expect(comparedField(company, more, ['lille'], 'de')?.rest).toEqual(['lille']);
});

it('a short word names only itself', () => {
  expect(isNamedBy('create new add', 'new')).toBe(true);
  expect(isNamedBy('create newest', 'new')).toBe(false);
  expect(isNamedBy('ajouter planifier', 'planif')).toBe(true);
});
