import { expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import type { FieldSpec, Kind } from '../../src/resources/language/kind';
import { kinds } from '../../src/resources/fields/kinds';
import { LANGUAGE } from '../../src/resources/check/knownOptions';
import { fieldOptionsUsed, optionsUsed } from '../support/cover/aspects';
import { offeredOptions, type LanguageNode } from '../support/cover/language';
import { declaredByTests } from '../support/cover/declaredByTests';
import { knownLanguage } from '../support/cover/knownLanguage';
import { readLanguage } from '../support/cover/readLanguage';

const language = await readLanguage();

/** The sample declaration of every kind, which the kinds' contract test covers with all values. */
const samples = Object.values(kinds).map((kind) => (kind as unknown as Kind).samples.spec satisfies FieldSpec);

it('the language is read from the types of declarations', () => {
  expect(language.resource['computed']).toEqual({ is: 'choice', values: ['false', 'true'] });
  expect(language.resource['tree']).toEqual({ is: 'struct', options: { parent: { is: 'leaf' } } });
  expect(language.resource['label']).toMatchObject({ options: { one: { is: 'words' } } });
  expect(language.resource['fields']).toEqual({ is: 'map', of: { is: 'field' } });
  // A condition is a language of its own, with its own tests.
  expect(language.resource['view']).toMatchObject({ options: { where: { is: 'leaf' } satisfies LanguageNode } });
  expect(language.field['required']).toEqual({ is: 'choice', values: ['false', 'true'] });
  expect(Object.keys(language.kinds).toSorted()).toEqual(Object.keys(kinds).toSorted());
  expect(language.kinds['text']).toEqual({
    minLength: { is: 'leaf' },
    maxLength: { is: 'leaf' },
    mask: { is: 'struct', options: { form: { is: 'leaf' }, stores: { is: 'choice', values: ['typed'] } } },
    pattern: { is: 'leaf' },
    format: { is: 'choice', values: ['alpha', 'alphaDash', 'alphaNum', 'digits', 'creditCard'] },
    length: { is: 'leaf' },
  });
});

it('the start checks declarations against the language that `npm run language` writes', () => {
  expect(LANGUAGE).toEqual(knownLanguage(language));
});

it('every option is used by the portal or by a test', async () => {
  const declared = [...schemas, ...(await declaredByTests())];
  const used = new Set([
    ...declared.flatMap((schema) => optionsUsed(language, schema)),
    ...samples.flatMap((spec) => fieldOptionsUsed(language, { ...spec })),
  ]);
  // A preset of a list uses the same menu groups as a list.
  const isAnotherGroup = (option: string) => option.startsWith('otherLists.*.menu.group=');
  expect(offeredOptions(language).filter((option) => !used.has(option) && !isAnotherGroup(option))).toEqual([]);
});
