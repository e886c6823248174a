/** Lines of a card's header and padding. */
const FRAME = 2;

/** Values per line of a card. */
const IN_A_LINE = 2;

/** Usual number of records of a card, before they are loaded. */
const USUAL = 3;

/** Height of a card in lines. An empty one has a line that says so. @param count number of its records, if loaded */
export const cardHeight = (limit: number, values: number, count = USUAL): number =>
  FRAME + Math.max(1, Math.min(limit, count) * Math.ceil(values / IN_A_LINE));

/**
 * Distributes cards over columns of similar height: the highest first, each into the shortest column. Cards
 * keep their order within and across columns.
 *
 * @returns indexes of the cards per column
 * @example cardColumns([3, 3, 9], 2) // [[0, 1], [2]]
 */
export function cardColumns(heights: readonly number[], most: number): readonly (readonly number[])[] {
  const columns = Array.from({ length: Math.min(most, heights.length) }, () => ({ height: 0, cards: [] as number[] }));
  const highestFirst = [...heights.entries()].toSorted(([, one], [, other]) => other - one);
  for (const [place, height] of highestFirst) {
    const least = Math.min(...columns.map((column) => column.height));
    const shortest = columns.find((column) => column.height === least);
    shortest?.cards.push(place);
    if (shortest) shortest.height += height;
  }
  const inOrder = columns.map(({ cards }) => cards.toSorted((one, other) => one - other));
  return inOrder.toSorted(([one = 0], [other = 0]) => one - other);
}
