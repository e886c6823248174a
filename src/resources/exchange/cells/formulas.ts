// Matches texts that a spreadsheet may run as a formula, including those already escaped with apostrophes.
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const QUOTED_FORMULA = /^'+[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** Escapes text for CSV with an apostrophe if a spreadsheet could run it as a formula. */
export const harmlessText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Escapes text for typed cells, which never run: only a leading apostrophe before a formula must be distinguished. */
export const typedText = (text: string): string => (QUOTED_FORMULA.test(text) ? `'${text}` : text);

/** Reverses `harmlessText` and `typedText`. */
export const originalText = (text: string): string => (QUOTED_FORMULA.test(text) ? text.slice(1) : text);
