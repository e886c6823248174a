import type { CardName } from './boardOrder';

/** Cards that are a strip, or a page of their own, take the whole width. */
const WIDE: readonly CardName[] = ['attente', 'chiffres', 'acces'];

/** Cards that one looks back at: beside what there is to do, and quieter. */
const ASIDE: readonly CardName[] = ['recents', 'nouveautes'];

/** A part of the board: one wide card, or cards below each other, with others aside. */
export interface BoardPart {
  readonly main: readonly CardName[];
  readonly aside: readonly CardName[];
}

/** The cards in their order: what comes between two wide ones stands in two columns. */
export function boardParts(board: readonly CardName[]): readonly BoardPart[] {
  const parts: { readonly main: CardName[]; readonly aside: CardName[] }[] = [];
  let isOpen = false;
  for (const name of board) {
    const isWide = WIDE.includes(name);
    if (isWide || !isOpen) parts.push({ main: [], aside: [] });
    parts.at(-1)?.[ASIDE.includes(name) ? 'aside' : 'main'].push(name);
    isOpen = !isWide;
  }
  return parts;
}
