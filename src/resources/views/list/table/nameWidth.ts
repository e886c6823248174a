/** What flexible columns make do with: the first one, which names the record, and the others. */
export const NARROW = { name: 220, other: 148 } as const;
/** The same where there is little room. */
export const TIGHT = { name: 190, other: 120 } as const;

/** Most names are read whole at this width, and nearly all with as much again. */
const COMFORTABLE = 280;
const MOST_BEYOND = 140;

/**
 * The width of the column that names the record beside other flexible ones: it takes what is left until names are read,
 * and shares the rest with them.
 *
 * @param spare pixels that the table has beyond its least width
 */
export function nameWidth(isTight: boolean, spare: number): number {
  const least = (isTight ? TIGHT : NARROW).name;
  const first = Math.min(Math.max(0, spare), COMFORTABLE - least);
  return least + first + Math.min(Math.floor((Math.max(0, spare) - first) / 2), MOST_BEYOND);
}
