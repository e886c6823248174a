import { QueryClient } from '@tanstack/react-query';
import { memoryStore, type AuthProvider, type I18nProvider } from 'ra-core';
import createPolyglotProvider from 'ra-i18n-polyglot';
import { LANGUAGES, type Language } from '../../../resources/language/words';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { createRegistry, type Registry } from '../../../resources/registry/registry';
import { messagesOf } from '../../../resources/registry/translationKeys';
import { sampleProvider } from './sampleProvider';

/** Allows everything. The identity never resolves, because forms would store drafts under it. */
const authProvider = (registry: Registry): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => new Promise(() => undefined),
  getPermissions: () =>
    Promise.resolve({ rights: registry.schemas.map(({ rights }) => `${rights}:admin`), functionCodes: [] }),
  canAccess: () => Promise.resolve(true),
});

/** The product's messages, and those of the typed declarations. */
function withWords(words: I18nProvider, declared: readonly ResourceSchema[]): I18nProvider {
  const language = LANGUAGES.find((one) => words.getLocale().startsWith(one)) ?? LANGUAGES[0];
  const messages = messagesOf(declared, language satisfies Language);
  const own = createPolyglotProvider(() => messages as never, language, [], { allowMissing: true });
  return {
    ...words,
    translate: (key, options) => (Object.hasOwn(messages, key) ? own : words).translate(key, options),
  };
}

/** Services for a preview with sample records; typed declarations replace known ones. Reads and stores nothing. */
export function previewServices(
  known: readonly ResourceSchema[],
  declared: readonly ResourceSchema[],
  words: I18nProvider,
) {
  const typed = new Set(declared.map(({ name }) => name));
  const registry = createRegistry([...known.filter(({ name }) => !typed.has(name)), ...declared]);
  return {
    registry,
    admin: {
      dataProvider: sampleProvider(registry),
      authProvider: authProvider(registry),
      i18nProvider: withWords(words, declared),
      queryClient: new QueryClient(),
      store: memoryStore(),
    },
  };
}

export type PreviewServices = ReturnType<typeof previewServices>;
