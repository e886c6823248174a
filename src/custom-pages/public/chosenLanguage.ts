import { LANGUAGES, type Language } from '../../resources/language/words';

/** Where react-admin's store keeps the language, as JSON: the application and these pages share the choice. */
const KEY = 'RaStore.locale';

/** The reader's language; French until another one is chosen (section 9 of the specification). */
export function chosenLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  return LANGUAGES.find((language) => JSON.stringify(language) === kept) ?? LANGUAGES[0];
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, JSON.stringify(language));
}
