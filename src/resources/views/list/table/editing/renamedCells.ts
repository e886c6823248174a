/** The next row of a record below (1) or above (-1). */
export function rowBeside(row: Element, steps: number): Element | null {
  const way = steps > 0 ? 'nextElementSibling' : 'previousElementSibling';
  let other = row[way];
  while (other && !other.matches('.row')) other = other[way];
  return other;
}

/** The cell of a shown column. */
export const cellAt = (row: Element, column: number): HTMLElement | undefined =>
  row.querySelectorAll<HTMLElement>(':scope > :is(th, td):not(.row-choice, .row-actions)')[column];
