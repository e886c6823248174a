import type { CardName } from './boardOrder';
import type { BoardPart } from './columns';

/** Pixels of the cards that have something to show. */
export type CardHeights = ReadonlyMap<CardName, number>;

/** Pixels between two cards of a column. */
const GAP = 16;

/** Measures the cards of a part. */
export const cardHeights = (part: Element): CardHeights =>
  new Map(
    [...part.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset, offsetHeight }) => [
      dataset['card'] as CardName,
      offsetHeight,
    ]),
  );

const columnHeight = (names: readonly CardName[], heights: CardHeights): number =>
  names.reduce((sum, name) => sum + (heights.has(name) ? (heights.get(name) ?? 0) + GAP : 0), 0);

/** The part whose columns end closest to each other; its first card beside stays there, and order is kept. */
export function balancedPart(part: BoardPart, heights: CardHeights): BoardPart {
  const last = part.aside.findLast((name) => heights.has(name));
  if (part.main.length === 0 || last === undefined || last === part.aside[0]) return part;
  const moved = { main: [...part.main, last], aside: part.aside.filter((name) => name !== last) };
  const longest = ({ main, aside }: BoardPart) => Math.max(columnHeight(main, heights), columnHeight(aside, heights));
  return longest(moved) < longest(part) ? balancedPart(moved, heights) : part;
}
