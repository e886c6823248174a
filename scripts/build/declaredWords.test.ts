import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { declaredTexts, withoutLanguages } from './declaredWords';

const code = `export const Sites = defineResource({
  label: { one: ['Site', 'Site', 'Standort', 'Local'], many: ['Sites', 'Sites', 'Standorte', 'Locais'] },
  search: ['nom', 'adresse', 'codePostal', 'ville'],
  fields: { nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], help: hint } satisfies Text) },
});`;

it('declared translations are found, and no other list of four', () => {
  expect(declaredTexts(code).map(({ words }) => words[0])).toEqual(['Site', 'Sites', 'Nom']);
});

it('the French texts remain, with the places of the others', () => {
  const indexes = new Map(declaredTexts(code).map(({ words }, index) => [JSON.stringify(words), index]));
  const written = withoutLanguages(code, indexes);
  expect(written).toContain(`label: { one: $words(0, "Site"), many: $words(1, "Sites") }`);
  expect(written).toContain(`search: ['nom', 'adresse', 'codePostal', 'ville']`);
  expect(written).toContain('help: hint } satisfies Text');
});

it('a file without translations stays unchanged', () => {
  expect(withoutLanguages(`export const columns = ['a', 'b', 'c', 'd'];`, new Map())).toBeUndefined();
});

it('nearly all translations of a declaration file are extracted', () => {
  const file = new URL('../../src/resources/schemas/entreprises.ts', import.meta.url);
  const found = declaredTexts(readFileSync(file, 'utf8'));
  expect(found.length).toBeGreaterThan(20);
});
