/** Letters and a number, however they are written: `adh-44`, `ADH44`, `Adh 044`. */
const CODE = /^(\p{L}{1,8})[\s._-]?0*(\d{1,6})$/u;

const SEPARATORS = ['-', '', '_', '.'];

/** Digits to which numbers of codes are filled with zeros. */
const WIDTHS = [1, 2, 3, 4, 5, 6];

/**
 * The ways in which a typed code may be stored; empty unless the text looks like one.
 *
 * @example codeForms('adh44') // includes 'adh-44' and 'adh-00044'
 */
export function codeForms(typed: string): readonly string[] {
  const [, letters, number] = CODE.exec(typed.trim()) ?? [];
  if (letters === undefined || number === undefined) return [];
  const numbers = new Set(WIDTHS.map((width) => number.padStart(width, '0')));
  return SEPARATORS.flatMap((separator) => [...numbers].map((one) => `${letters}${separator}${one}`));
}
