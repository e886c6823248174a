/** Widths of Roboto's letters, in thousandths of the font size, rounded up. */
const LETTERS: readonly (readonly [number, string])[] = [
  [250, " ,’'ijlIîï:."],
  [350, 'frt()-'],
  [475, 'y/'],
  [525, 'vxzcksç'],
  [550, 'aeLéèêëàâ'],
  [575, 'bdghnopquEFJ0123456789ôöûùüÉÈ'],
  [625, 'STZBRY&'],
  [675, 'KPUVXACD–…ÀÇ'],
  [725, 'GOQÔHN'],
  [775, 'w'],
  [975, 'MmWœŒ'],
];
const WIDTHS: ReadonlyMap<string, number> = new Map(
  LETTERS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
/** Width of letters that are not listed. */
const OTHER = 700;

const widthOf = (letter: string): number => (WIDTHS.get(letter) ?? OTHER) / 1000;
const ELLIPSIS = '…';

/**
 * Cuts a text to a width and ends it in an ellipsis; measured in the documents' regular font.
 *
 * @param size font size in points
 * @param room width in points
 */
export function fitText(text: string, size: number, room: number): string {
  const letters = [...text];
  const most = room / size;
  let width = 0;
  let kept = 0;
  for (const letter of letters) {
    width += widthOf(letter);
    if (width <= most - widthOf(ELLIPSIS)) kept += 1;
  }
  return width <= most ? text : `${letters.slice(0, Math.max(1, kept)).join('')}${ELLIPSIS}`;
}
