import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import type { FieldSpec, Kind } from '../../src/resources/language/kind';
import { kinds } from '../../src/resources/fields/kinds';
import { LANGUAGE } from '../../src/resources/check/knownOptions';
import type { ResourceSchema } from '../../src/resources/language/types';
import { fieldOptionsUsed, optionsUsed } from '../support/cover/aspects';
import { offeredOptions, type LanguageNode } from '../support/cover/language';
import { knownLanguage } from '../support/cover/knownLanguage';
import { ENTRIES } from '../support/cover/readLanguage';
import { typedLanguage } from '../support/cover/typedLanguage';

const language = typedLanguage(process.cwd(), ENTRIES);

/** Where tests declare resources of their own: every file there that says so by its name. */
const FIXTURES = ['test/fixtures', 'test/support'];

const isSchema = (value: unknown): value is ResourceSchema =>
  typeof value === 'object' && value !== null && 'fields' in value && 'operations' in value && 'list' in value;

/** The resources that the files of tests declare. */
async function declaredByTests(): Promise<readonly ResourceSchema[]> {
  const files = FIXTURES.flatMap((directory) =>
    readdirSync(directory)
      .filter((name) => /(?:^everyKind|Resources|Schemas)\.ts$/.test(name))
      .map((name) => join(process.cwd(), directory, name)),
  );
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Readonly<Record<string, unknown>>>));
  return modules.flatMap((module) => Object.values(module).flat()).filter(isSchema);
}

/** The sample declaration of every kind, which the contract test of kinds tests with all its values. */
const samples = Object.values(kinds).map((kind) => (kind as unknown as Kind).samples.spec satisfies FieldSpec);

it('reads what a declaration may say from its types', () => {
  expect(language.resource['computed']).toEqual({ is: 'choice', values: ['false', 'true'] });
  expect(language.resource['tree']).toEqual({ is: 'struct', options: { parent: { is: 'leaf' } } });
  expect(language.resource['label']).toMatchObject({ options: { one: { is: 'words' } } });
  expect(language.resource['fields']).toEqual({ is: 'map', of: { is: 'field' } });
  // A condition is a language of its own, with tests of its own.
  expect(language.resource['view']).toMatchObject({ options: { where: { is: 'leaf' } satisfies LanguageNode } });
  expect(language.field['required']).toEqual({ is: 'choice', values: ['false', 'true'] });
  expect(Object.keys(language.kinds).toSorted()).toEqual(Object.keys(kinds).toSorted());
  expect(language.kinds['text']).toEqual({
    minLength: { is: 'leaf' },
    maxLength: { is: 'leaf' },
    pattern: { is: 'leaf' },
    format: { is: 'choice', values: ['alpha', 'alphaDash', 'alphaNum', 'digits', 'creditCard'] },
    length: { is: 'leaf' },
  });
});

it('is what the start checks declarations against: `npm run language` writes it', () => {
  expect(LANGUAGE).toEqual(knownLanguage(language));
});

it('offers no option that neither the portal nor a test declares', async () => {
  const declared = [...schemas, ...(await declaredByTests())];
  const used = new Set([
    ...declared.flatMap((schema) => optionsUsed(language, schema)),
    ...samples.flatMap((spec) => fieldOptionsUsed(language, { ...spec })),
  ]);
  expect(offeredOptions(language).filter((option) => !used.has(option))).toEqual([]);
});
