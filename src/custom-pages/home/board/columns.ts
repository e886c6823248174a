import type { CardName } from './boardOrder';

const WIDE: readonly CardName[] = ['attente'];

const ASIDE: readonly CardName[] = ['chiffres', 'recents', 'nouveautes'];

/** A row of the board: one wide card, or two columns. */
export interface BoardPart {
  readonly main: readonly CardName[];
  readonly aside: readonly CardName[];
}

/** Groups the cards: those between two wide ones share two columns. */
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
