// What a spreadsheet may take for a formula, behind any number of the apostrophes that keep it from doing so.
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const QUOTED_FORMULA = /^'+[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** A text as a spreadsheet shows it and never runs it: what looks like a formula begins with an apostrophe. */
export const harmlessText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A text whose cell is typed as one, so that nothing runs it: only its own apostrophe has to be told from that of others. */
export const typedText = (text: string): string => (QUOTED_FORMULA.test(text) ? `'${text}` : text);

/** What `harmlessText` and `typedText` were given. */
export const originalText = (text: string): string => (QUOTED_FORMULA.test(text) ? text.slice(1) : text);
