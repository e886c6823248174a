import { LANGUAGES, type Language } from '../../resources/language/words';

/** react-admin's store of the language (JSON), shared with the application. */
const KEY = 'RaStore.locale';

/** French until another language is chosen (section 9 of the specification). */
export function chosenLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  return LANGUAGES.find((language) => JSON.stringify(language) === kept) ?? LANGUAGES[0];
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, JSON.stringify(language));
}
