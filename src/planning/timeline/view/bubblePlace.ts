/** Pixels that the words at the pointer take at most (timeline.css). */
const BUBBLE = 310;

/** What is visible of the rows, in pixels from the first column. */
export interface Visible {
  readonly left: number;
  readonly width: number;
}

/** Where the words at a point stand: below and beside it, on the side that has room. */
export function bubblePlace(
  x: number,
  y: number,
  { left, width }: Visible,
): { readonly x: number; readonly y: number } {
  const hasRoom = x + 14 + BUBBLE <= left + width;
  return { x: hasRoom ? x + 14 : Math.max(left + 4, x - 14 - BUBBLE), y: y + 18 };
}
