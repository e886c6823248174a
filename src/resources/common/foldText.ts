/** Letters without a decomposition, spelled as PostgreSQL's `unaccent` does; covers European languages. */
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
 * Normalises a text for comparison, search and filters: no case, no accents, ligatures and typographic signs
 * spelled out. Matches the database's `lower(unaccent(...))`.
 *
 * @example foldText('Œuvre d’Été') // "oeuvre d'ete"
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPELLED_LETTERS, (letter) => SPELLED[letter] ?? letter);
