import { expect, it } from 'vitest';
import { representationOf } from '../records/representation';
import type { FieldSpec } from '../language/kind';
import { Droits } from './acces';
import * as families from '.';

/** Words of those who build the product, not of those who use it. */
const BUILDERS =
  /échanges|exchanges|Datenaustausch|trocas de dados|\bAPI\b|JSON|identifiant|identifier|Kennung|identificador/i;

it('the help of a field is in the words of those who fill it in', () => {
  const fields = Object.values(families).flatMap((schema) =>
    'fields' in schema ? Object.entries<FieldSpec>(schema.fields).map(([name, spec]) => ({ name, spec })) : [],
  );
  const texts = fields.flatMap(({ name, spec }) => (spec.help ?? []).map((text) => `${name}: ${text}`));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => BUILDERS.test(text))).toEqual([]);
});

it('a right is called by its words, in the palette, pickers and titles', () => {
  expect(representationOf(Droits, { id: 1, code: 'DROITS', libelle: 'Droits' })).toBe('Droits');
});
