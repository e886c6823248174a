import { LANGUAGES, type Language, type Words } from '../words';

/** Texts that the build replaced in declarations: French, until other languages are loaded. */
const table: string[][] = [];
const loaded = new Map<Language, readonly string[]>();

const put = (index: number, language: Language, text: string | undefined): void => {
  const words = table[index];
  if (words && text !== undefined) words[LANGUAGES.indexOf(language)] = text;
};

/** Texts at an index of the table; loading a language adds its text (`scripts/build/declaredWords.ts`). */
export function wordsAt(index: number, french: string): Words {
  table[index] ??= [french];
  for (const [language, texts] of loaded) put(index, language, texts[index]);
  // `inLanguage` falls back to French for languages that are not loaded.
  return table[index] as readonly string[] as Words;
}

/** Adds a language to all texts of the table. */
export function addLanguage(language: Language, texts: readonly string[]): void {
  loaded.set(language, texts);
  for (const index of table.keys()) put(index, language, texts[index]);
}
