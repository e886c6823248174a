import { expect, it } from 'vitest';
import { effectOf } from './changes';

it.each([
  ['src/resources/schemas/vehicules.ts', 'declarations'],
  ['src/resources/check/language.json', 'declarations'],
  ['src/resources/views/list/ListPage.tsx', undefined],
  ['src/resources/records/validate.test.ts', undefined],
  ['server/app.ts', 'server'],
  ['server/portal/planning/exports/renderWorker.mjs', 'server'],
  ['src/i18n/messages/fr/errors.ts', 'server'],
  ['src/layout/menu/Menu.tsx', undefined],
  ['docs/screens.md', undefined],
])('a change of %s requires: %s', (path, effect) => {
  expect(effectOf(`/project/${path}`, '/project')).toBe(effect);
});
