/** A mask of placeholders and literal separators, which are added automatically. */
export interface Mask {
  /**
   * `A` is a letter, `9` a digit, `*` either; letters are upper-cased. All other characters are literal: `AA-999-AA`.
   */
  readonly form: string;
  /** Stores only the typed characters, without separators; by default, the whole text. */
  readonly stores?: 'typed';
}

const CLASSES: Readonly<Record<string, string>> = { A: '[A-Z]', '9': '[0-9]', '*': '[A-Z0-9]' };

export const isPlace = (sign: string): boolean => Object.hasOwn(CLASSES, sign);

export const takesSign = (place: string, sign: string): boolean => new RegExp(`^${CLASSES[place]}$`).test(sign);

const isSeparator = (sign: string): boolean => /[^\p{L}\p{N}]/u.test(sign);

export const hasPlaces = ({ form }: Mask): boolean => [...form].some(isPlace);

/**
 * Fills a form: the typed characters, and the whole text; undefined if the input is too short, too long or
 * does not match.
 */
function fill(form: string, typed: string): { readonly typed: string; readonly whole: string } | undefined {
  const signs = [...typed.normalize('NFC').toUpperCase()];
  let at = 0;
  let taken = '';
  let whole = '';
  for (const sign of form) {
    if (!isPlace(sign)) {
      whole += sign;
      // Separators may be omitted, or replaced by a space.
      if (signs[at] === sign.toUpperCase()) at += 1;
      continue;
    }
    while (at < signs.length && isSeparator(signs[at] ?? '')) at += 1;
    const given = signs[at] ?? '';
    if (!takesSign(sign, given)) return undefined;
    at += 1;
    taken += given;
    whole += given;
  }
  return signs.slice(at).every(isSeparator) ? { typed: taken, whole } : undefined;
}

/** The stored form of an input; undefined if it does not match. */
export function maskedValue({ form, stores }: Mask, typed: string): string | undefined {
  const filled = fill(form, typed);
  return filled && (stores === 'typed' ? filled.typed : filled.whole);
}

/** The display form of a stored text; old values that do not match stay as they are. */
export const maskedText = (mask: Mask | undefined, value: string): string =>
  mask?.stores === 'typed' ? (fill(mask.form, value)?.whole ?? value) : value;

export const maskPattern = ({ form, stores }: Mask): string =>
  [...form]
    .map((sign) => CLASSES[sign] ?? (stores === 'typed' ? '' : sign.replace(/[\\^$.|?+()[\]{}/]/, String.raw`\$&`)))
    .join('');
