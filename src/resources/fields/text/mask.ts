/** What a text is made of: signs that are typed, and those between them, which come by themselves. */
export interface Mask {
  /** `A` is a letter, `9` a digit, `*` one of both; letters are written as capitals. Every other sign stands for itself: `AA-999-AA`. */
  readonly form: string;
  /** Only what is typed is stored, and the signs between are shown; the whole text where absent. */
  readonly stores?: 'typed';
}

const CLASSES: Readonly<Record<string, string>> = { A: '[A-Z]', '9': '[0-9]', '*': '[A-Z0-9]' };

/** Whether a sign of a form stands for what is typed. */
export const isPlace = (sign: string): boolean => Object.hasOwn(CLASSES, sign);

/** Whether what is typed may stand at a place. */
export const takesSign = (place: string, sign: string): boolean => new RegExp(`^${CLASSES[place]}$`).test(sign);

const isSeparator = (sign: string): boolean => /[^\p{L}\p{N}]/u.test(sign);

/** Whether something is typed at all. */
export const hasPlaces = ({ form }: Mask): boolean => [...form].some(isPlace);

/** The signs at the places of a mask, and the whole text; undefined where what was typed does not fill it, or is more. */
function fill(form: string, typed: string): { readonly typed: string; readonly whole: string } | undefined {
  const signs = [...typed.normalize('NFC').toUpperCase()];
  let at = 0;
  let taken = '';
  let whole = '';
  for (const sign of form) {
    if (!isPlace(sign)) {
      whole += sign;
      // Signs between may be left out, or typed with a space in their place.
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

/** A text as a mask has it stored; undefined where it has another form. */
export function maskedValue({ form, stores }: Mask, typed: string): string | undefined {
  const filled = fill(form, typed);
  return filled && (stores === 'typed' ? filled.typed : filled.whole);
}

/** A stored text as it is shown; one of before that has another form stays as it is. */
export const maskedText = (mask: Mask | undefined, value: string): string =>
  mask?.stores === 'typed' ? (fill(mask.form, value)?.whole ?? value) : value;

/** The form of stored texts as a regular expression. */
export const maskPattern = ({ form, stores }: Mask): string =>
  [...form]
    .map((sign) => CLASSES[sign] ?? (stores === 'typed' ? '' : sign.replace(/[\\^$.|?+()[\]{}/]/, String.raw`\$&`)))
    .join('');
