import type { CardName } from './boardOrder';
import type { BoardPart } from './columns';

/** Pixels of the cards that have something to show. */
export type CardHeights = ReadonlyMap<CardName, number>;

/** Pixels between two cards of a column. */
const GAP = 24;

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

/** The part whose longer column is shortest: cards beside, except the first of them, move below the main ones. */
export function balancedPart(part: BoardPart, heights: CardHeights): BoardPart {
  if (part.main.length === 0) return part;
  const longest = ({ main, aside }: BoardPart) => Math.max(columnHeight(main, heights), columnHeight(aside, heights));
  const [, ...others] = part.aside.filter((name) => heights.has(name));
  const moves = others.map((moved) => ({
    main: [...part.main, moved],
    aside: part.aside.filter((name) => name !== moved),
  }));
  const [best] = moves.toSorted((one, other) => longest(one) - longest(other));
  return best && longest(best) < longest(part) ? balancedPart(best, heights) : part;
}
