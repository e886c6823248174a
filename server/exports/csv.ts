/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// What a spreadsheet would run as a formula (OWASP, CSV injection).
const FORMULA = /^[=+\-@\t\r]/;
// A signed number, and a telephone number: they calculate nothing.
const NUMBER = /^[+-]\d+(?:[.,]\d+)?$/;

const inert = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

function cell(text: string): string {
  const safe = inert(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line of a file that French spreadsheets open: semicolons, quotes where needed (RFC 4180), no formulas.
 *
 * @example csvLine(['Anne; dite Nanou', '=1+1']) // "Anne; dite Nanou";'=1+1 and a line end
 */
export const csvLine = (texts: readonly string[]): string => `${texts.map(cell).join(';')}\r\n`;
