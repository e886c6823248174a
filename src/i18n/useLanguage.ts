import { useLocaleState } from 'ra-core';
import { LANGUAGES, type Language } from '../resources/language/words';

const asLanguage = (locale: string): Language => LANGUAGES.find((language) => language === locale) ?? LANGUAGES[0];

/** The language and its setter; kept in react-admin's store. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  const [locale, setLocale] = useLocaleState();
  return [asLanguage(locale), setLocale];
}
