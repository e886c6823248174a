/** Widths of characters of the product's font, in hundredths of the font's size. */
const NARROW = 30;
const USUAL = 57;
const DIGIT = 61;
const CAPITAL = 68;
const WIDE = 88;

function widthOf(letter: string): number {
  if (/[ijl.,:'’ ]/.test(letter)) return NARROW;
  if (/[\dœæŒÆ–-]/.test(letter)) return DIGIT;
  if (/[mwMW]/.test(letter)) return WIDE;
  return /\p{Lu}/u.test(letter) ? CAPITAL : USUAL;
}

/** The font of a narrow slot: its size and the space between its letters, in pixels. */
const SIZE = 10.5;
const SPACING = -0.03 * SIZE;

/** Approximate width of a narrow slot's text in pixels: to measure each in the page would be too slow. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widthOf(letter) * SIZE) / 100 + SPACING, 0);
