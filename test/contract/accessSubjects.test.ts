import { expect, it } from 'vitest';
import { screenSubjects } from '../../src/custom-pages/access/why/subjects';
import { loadLateWords } from '../../src/i18n/lateWords';
import { createI18nProvider } from '../../src/i18n/provider';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';

it('names screens by words, each once, and by their place where words are shared', async () => {
  const registry = createRegistry(schemas);
  const { translate } = createI18nProvider({ registry });
  await loadLateWords();
  const subjects = screenSubjects(registry, 'fr', translate);
  const labels = subjects.map(({ label }) => label);
  expect(labels).toContain('Types de contrat\u00a0: création');
  expect(labels).toContain('Contacts\u00a0: création (Adhérents)');
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /[/:{}]\w|access\.|resources\./.test(label))).toEqual([]);
});
