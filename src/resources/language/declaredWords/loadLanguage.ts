import { LANGUAGES, type Language } from '../words';
import { addLanguage } from './wordTable';

type Texts = () => Promise<{ readonly texts: readonly string[] }>;

const LOADERS: Readonly<Record<Exclude<Language, 'fr'>, Texts>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  pt: () => import('./pt'),
};

/** Loads the declarations' texts of a language. French is always loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'fr') addLanguage(language, (await LOADERS[language]()).texts);
}

/**
 * Loads a screen with the texts of all languages, because files and pasted cells may name columns and options
 * in any of them.
 *
 * @example lazyScreen(() => withEveryLanguage(import('../import/ImportScreen')))
 */
export async function withEveryLanguage<Module>(screen: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([screen, ...LANGUAGES.map(loadLanguage)]);
  return module;
}
