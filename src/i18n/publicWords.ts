import type { Language } from '../resources/language/words';
import { publicPages as french } from './messages/fr/publicPages';
import type { SameKeys } from './sameKeys';

type Words = SameKeys<typeof french>;

// The light pages load one language, and nothing else of it.
const LOADERS: Readonly<Record<Exclude<Language, 'fr'>, () => Promise<{ readonly publicPages: Words }>>> = {
  en: () => import('./messages/en/publicPages'),
  de: () => import('./messages/de/publicPages'),
  pt: () => import('./messages/pt/publicPages'),
};

/** The words of the light pages in French, which are there at once. */
export const frenchPublicWords: Words = french;

/** The words of the light pages in another language. */
export const loadPublicWords = async (language: Language): Promise<Words> =>
  language === 'fr' ? french : (await LOADERS[language]()).publicPages;
