import { LANGUAGES, type Language, type Words } from '../words';

/** What the build puts in the place of the words of a declaration: the French ones, until another language is loaded. */
const table: string[][] = [];
const loaded = new Map<Language, readonly string[]>();

const put = (index: number, language: Language, text: string | undefined): void => {
  const words = table[index];
  if (words && text !== undefined) words[LANGUAGES.indexOf(language)] = text;
};

/** The words at a place of the table, which gain a language when it is loaded (`scripts/build/declaredWords.ts`). */
export function wordsAt(index: number, french: string): Words {
  table[index] ??= [french];
  for (const [language, texts] of loaded) put(index, language, texts[index]);
  // A language that is not loaded is read as French by `inLanguage`.
  return table[index] as readonly string[] as Words;
}

/** Gives all words of the table their text in one more language. */
export function addLanguage(language: Language, texts: readonly string[]): void {
  loaded.set(language, texts);
  for (const index of table.keys()) put(index, language, texts[index]);
}
