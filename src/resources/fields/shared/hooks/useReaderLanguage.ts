import { useLocale } from 'ra-core';
import { regionOf } from '../../../language/regions';
import { inLanguage, LANGUAGES, type Language, type Words } from '../../../language/words';

/** The interface language; the first of LANGUAGES for an unknown locale. */
export function useReaderLanguage(): Language {
  const locale = useLocale();
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? LANGUAGES[0];
}

export function useWords(): (words: Words) => string {
  const language = useReaderLanguage();
  return (words) => inLanguage(words, language);
}

/** BCP 47 locale for numbers and dates. */
export const useRegion = (): string => regionOf(useReaderLanguage());
