import { expect, it } from 'vitest';
import { FIELD_OPTIONS, RESOURCE_OPTIONS } from '../../scripts/diff/optionAreas';
import { LANGUAGE } from '../../src/resources/check/knownOptions';

it('`npm run schema:diff` covers every option of the language (scripts/diff/optionAreas.ts)', () => {
  expect(Object.keys(RESOURCE_OPTIONS).toSorted()).toEqual(Object.keys(LANGUAGE.resource).toSorted());
  const ofKinds = Object.values(LANGUAGE.kinds).flatMap((options) => Object.keys(options));
  expect(Object.keys(FIELD_OPTIONS).toSorted()).toEqual(
    [...new Set(['kind', ...Object.keys(LANGUAGE.field), ...ofKinds])].toSorted(),
  );
});
