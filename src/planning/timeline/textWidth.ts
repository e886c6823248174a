/** Widths of characters of the product's font, in hundredths of the font's size. */
const NARROW = 30;
const SLIM = 39;
const DASH = 48;
const USUAL = 59;
const DIGIT = 63;
const CAPITAL = 71;
const WIDE = 90;
const WIDEST = 101;

function measure(letter: string): number {
  if (/[ijlI.,:'’ ]/.test(letter)) return NARROW;
  if (/[frt]/.test(letter)) return SLIM;
  if (/[–-]/.test(letter)) return DASH;
  if (/\d/.test(letter)) return DIGIT;
  if (/[mwM]/.test(letter)) return WIDE;
  if (/[œæŒÆW]/.test(letter)) return WIDEST;
  return /\p{Lu}/u.test(letter) ? CAPITAL : USUAL;
}

const widths = new Map<string, number>();

/** Measured once: a plan has many labels of few letters. */
function widthOf(letter: string): number {
  const width = widths.get(letter) ?? measure(letter);
  widths.set(letter, width);
  return width;
}

/** The font of a narrow slot: its size and the space between its letters, in pixels. */
const SIZE = 11;
const SPACING = -0.02 * SIZE;

/** Approximate width of a narrow slot's text in pixels: to measure each in the page would be too slow. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widthOf(letter) * SIZE) / 100 + SPACING, 0);
