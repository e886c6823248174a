import type { CardName } from './boardOrder';

/** Cards that are a page of their own take the whole width. */
const WIDE: readonly CardName[] = ['acces'];

/** The least width of a card, and the room between two, in pixels. */
const LEAST = 340;
const GAP = 16;

/** A part of the board: columns of cards, each below the other whatever their heights. */
export type BoardPart = readonly (readonly CardName[])[];

const columnsIn = (width: number): number => Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));

/** The cards in columns, from left to right in their order; a wide one is a part of its own. */
export function boardParts(board: readonly CardName[], width: number): readonly BoardPart[] {
  const count = columnsIn(width);
  const parts: CardName[][][] = [];
  let narrow = 0;
  for (const name of board) {
    if (WIDE.includes(name)) {
      parts.push([[name]]);
      narrow = 0;
      continue;
    }
    if (narrow === 0) parts.push(Array.from({ length: count }, () => []));
    parts.at(-1)?.[narrow % count]?.push(name);
    narrow += 1;
  }
  return parts;
}
