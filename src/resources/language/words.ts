/** The languages of the interface; the first is the default and the fallback. */
export const LANGUAGES = ['fr', 'en', 'de', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, as a chooser shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
};

/**
 * One text in every language, in the order of LANGUAGES: a translation that is missing does not compile.
 *
 * @example ['Libellé', 'Label', 'Bezeichnung', 'Designação']
 */
export type Words = readonly [fr: string, en: string, de: string, pt: string];

/** The text of `words` in `language`. */
export const inLanguage = (words: Words, language: Language): string => words[LANGUAGES.indexOf(language)] ?? words[0];

/** What stands between a name and what is said of it: French puts a space before a colon, at which no line breaks. */
export const colonOf = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ');

/** What stands between two of several names or sentences: French puts a space before a semicolon as well. */
export const semicolonOf = (language: Language): string => (language === 'fr' ? '\u00a0; ' : '; ');
