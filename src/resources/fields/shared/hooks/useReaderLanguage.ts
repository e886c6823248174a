import { useLocale } from 'ra-core';
import { regionOf } from '../../../language/regions';
import { inLanguage, LANGUAGES, type Language, type Words } from '../../../language/words';

/** The language of the interface; the first of LANGUAGES for any other locale. */
export function useReaderLanguage(): Language {
  const locale = useLocale();
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? LANGUAGES[0];
}

/** Gives a declaration's words (of a choice, of an icon) in the language of the interface. */
export function useWords(): (words: Words) => string {
  const language = useReaderLanguage();
  return (words) => inLanguage(words, language);
}

/** The locale (BCP 47) in which numbers and dates are written. */
export const useRegion = (): string => regionOf(useReaderLanguage());
