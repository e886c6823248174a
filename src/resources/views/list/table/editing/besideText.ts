/** Pixels between a text and what stands beside it. */
const GAP = 4;

/**
 * Where something stands right after the text of a cell, in pixels from its start; within the cell, if the text fills it.
 *
 * @param width of what stands there
 */
export function besideText(cell: HTMLElement, width: number): number {
  const text = document.createRange();
  text.selectNodeContents(cell.querySelector('.name-link') ?? cell);
  const { left, right } = cell.getBoundingClientRect();
  return Math.max(0, Math.min(text.getBoundingClientRect().right - left + GAP, right - left - width - GAP));
}
