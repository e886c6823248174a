import type { I18nProvider, TranslationMessages } from 'ra-core';
import createPolyglotProvider from 'ra-i18n-polyglot';
import { loadLanguage } from '../resources/language/declaredWords/loadLanguage';
import { messagesOf } from '../resources/registry/translationKeys';
import { namedFields } from './namedFields';
import { lateWords } from './lateWords';
import type { Registry } from '../resources/registry/registry';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../resources/language/words';
import { bundle as french } from './bundles/fr';

type Bundle = Partial<TranslationMessages>;

type Loaders = Readonly<Record<Exclude<Language, 'fr'>, () => Promise<{ readonly bundle: Bundle }>>>;

// French is part of the application, because react-admin needs messages at once; the others are separate chunks.
const LOADERS: Loaders = {
  en: () => import('./bundles/en'),
  de: () => import('./bundles/de'),
  pt: () => import('./bundles/pt'),
};

type Translate = I18nProvider['translate'];

const inFrench = (words: object): Translate =>
  createPolyglotProvider(() => words as TranslationMessages, 'fr').translate;

/** Translates keys of late French messages (`lateWords.ts`); returns undefined for other keys. */
function createLateFrench(): (key: string) => Translate | undefined {
  let late: { readonly words: object; readonly translate: Translate } | undefined;
  return (key) => {
    const words = lateWords();
    if (!words || !((key.split('.', 1)[0] ?? '') in words)) return undefined;
    if (late?.words !== words) late = { words, translate: inFrench(words) };
    return late.translate;
  };
}

export interface I18nOptions {
  readonly registry: Registry;
  /** Called when the language changes, and for the initial one. */
  readonly onLanguage?: (language: Language) => void;
  readonly loaders?: Loaders;
}

/** Messages of react-admin, the product and the declarations; missing keys fall back to French. */
export function createI18nProvider({ registry, onLanguage, loaders = LOADERS }: I18nOptions): I18nProvider {
  // Polyglot accepts any tree; react-admin's type only covers its own keys.
  const withDeclarations = (bundle: Bundle, language: Language) =>
    ({ ...bundle, ...messagesOf(registry.schemas, language) }) as TranslationMessages;
  const frenchMessages = withDeclarations(french, 'fr');
  // Created when a key is first missing: parsing thousands of messages again takes as long as rendering a screen's
  // header.
  let fallback: Translate | undefined;
  const lateFrench = createLateFrench();

  const load = (locale: string) => {
    const language = locale as Language;
    return language === 'fr'
      ? frenchMessages
      : Promise.all([loaders[language](), loadLanguage(language)]).then(([{ bundle }]) =>
          withDeclarations(bundle, language),
        );
  };

  const languages = LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] }));
  const provider = createPolyglotProvider(load, 'fr', languages, {
    onMissingKey: (key: string, options?: object) => {
      fallback ??= inFrench(frenchMessages);
      return (lateFrench(key) ?? fallback)(key, options);
    },
  });
  onLanguage?.('fr');
  return {
    ...provider,
    translate(key, options) {
      // Checked here as well, since a key with a default text (`_`) never counts as missing.
      const late = provider.getLocale() === 'fr' ? lateFrench(key) : undefined;
      return (late ?? provider.translate)(key, namedFields(key, options, provider.translate));
    },
    async changeLocale(locale) {
      await provider.changeLocale(locale);
      onLanguage?.(locale as Language);
    },
  };
}
