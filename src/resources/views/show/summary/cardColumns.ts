/** Lines that a card takes besides its records: its name, and the room around it. */
const FRAME = 2;

/** How many values stand in a line of a card. */
const IN_A_LINE = 2;

/** How high a card is, in lines. @param count of the records that it shows @param values of each of them */
export const cardHeight = (count: number, values: number): number =>
  FRAME + Math.max(1, count * Math.ceil(values / IN_A_LINE));

/**
 * Puts cards into columns of about the same height: the highest first, each into the column that is shortest so far. Within
 * a column, and from column to column, they are in their order.
 *
 * @returns the places of the cards in each column
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
