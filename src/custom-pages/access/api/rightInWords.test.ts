import { expect, it } from 'vitest';
import { CategoriesInvalidites } from '../../../resources/schemas/personnes';
import { rightInWords } from './rightInWords';

const named = (libelle: string) =>
  rightInWords({ id: 1, code: 'CATEGORIES_INVALIDITE', libelle, flags: [], actif: true }, [CategoriesInvalidites], 'de')
    .libelle;

it('translates names that the product gave, also with the apostrophes of an earlier version', () => {
  expect(named('Catégories d’invalidité')).toBe('Invaliditätskategorien');
  expect(named("Catégories d'invalidité")).toBe('Invaliditätskategorien');
  expect(named('Invalidité, ancien barème')).toBe('Invalidité, ancien barème');
});
