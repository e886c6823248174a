/** Letters and signs that are no base letter with an accent, spelled as PostgreSQL's `unaccent` does: those of European texts. */
const SPELLED: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  '’': "'",
  '‘': "'",
  '‚': ',',
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': ',,',
  '«': '<<',
  '»': '>>',
  '‹': '<',
  '›': '>',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '\u00ad': '-',
  '⁄': '/',
  '×': '*',
  '÷': '/',
  '±': '+/-',
  '©': '(c)',
  '®': '(r)',
};

const SPELLED_LETTERS = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'gu');

/**
 * A text as it is compared, searched and filtered: without case and accents, ligatures and typographic signs spelled out.
 * The database folds the same way (`lower(unaccent(...))`).
 *
 * @example foldText('Œuvre d’Été') // "oeuvre d'ete"
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPELLED_LETTERS, (letter) => SPELLED[letter] ?? letter);
