/** Interface languages; the first is the default and the fallback. */
export const LANGUAGES = ['fr', 'en', 'de', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Name of each language in itself, for language pickers. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
};

/**
 * A text in every language, in the order of LANGUAGES; a missing translation does not compile.
 *
 * @example ['Libellé', 'Label', 'Bezeichnung', 'Designação']
 */
export type Words = readonly [fr: string, en: string, de: string, pt: string];

export const inLanguage = (words: Words, language: Language): string => words[LANGUAGES.indexOf(language)] ?? words[0];

/** Separator between a label and its value: French puts a no-break space before the colon. */
export const colonOf = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ');

/** Separator between names or sentences: French puts a no-break space before the semicolon. */
export const semicolonOf = (language: Language): string => (language === 'fr' ? '\u00a0; ' : '; ');
