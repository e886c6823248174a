import { LANGUAGES, type Language } from '../words';
import { addLanguage } from './wordTable';

type Texts = () => Promise<{ readonly texts: readonly string[] }>;

const LOADERS: Readonly<Record<Exclude<Language, 'fr'>, Texts>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  pt: () => import('./pt'),
};

/** Loads what the declarations say in a language. The first language is always there. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'fr') addLanguage(language, (await LOADERS[language]()).texts);
}

/**
 * Loads a screen together with what the declarations say in every language: files and pasted cells may name columns and
 * options in any of them.
 *
 * @example lazyScreen(() => withEveryLanguage(import('../import/ImportScreen')))
 */
export async function withEveryLanguage<Module>(screen: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([screen, ...LANGUAGES.map(loadLanguage)]);
  return module;
}
