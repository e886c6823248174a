import { expect, it } from 'vitest';
import { enumeration } from '../../fields/enumeration/kind';
import { text } from '../../fields/text/kind';
import { fieldRules } from './fieldRules';

const label = ['Nom', 'Name', 'Name', 'Nome'] as const;
const option = (value: string) => ({ value, label: [value, value, value, value] as const });

it("the rules of a field are explained in the reader's language", () => {
  expect(fieldRules(text({ label, required: true, unique: true }), 'fr')).toEqual([
    'obligatoire',
    'deux fiches ne peuvent pas avoir la même valeur',
  ]);
  expect(fieldRules(text({ label, readOnly: true }), 'de')).toEqual(['wird selbst ausgefüllt']);
  expect(fieldRules(text({ label }), 'fr')).toEqual([]);
});

it('options are listed, and only the first of many', () => {
  const few = enumeration({ label, options: [option('A'), option('B')] });
  expect(fieldRules(few, 'en')).toEqual(['one of: A, B']);
  const many = enumeration({ label, options: [...'ABCDEFGHIJ'].map(option) });
  expect(fieldRules(many, 'fr')).toEqual(['au choix\u00a0: A, B, C, D, E, F, G, H…']);
});
