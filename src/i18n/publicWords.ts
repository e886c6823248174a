import type { Language } from '../resources/language/words';
import { publicPages as french } from './messages/fr/publicPages';
import type { SameKeys } from './sameKeys';

type Words = SameKeys<typeof french>;

// Light pages load only their own messages of one language.
const LOADERS: Readonly<Record<Exclude<Language, 'fr'>, () => Promise<{ readonly publicPages: Words }>>> = {
  en: () => import('./messages/en/publicPages'),
  de: () => import('./messages/de/publicPages'),
  pt: () => import('./messages/pt/publicPages'),
};

/** French messages of the light pages, bundled with them. */
export const frenchPublicWords: Words = french;

export const loadPublicWords = async (language: Language): Promise<Words> =>
  language === 'fr' ? french : (await LOADERS[language]()).publicPages;
