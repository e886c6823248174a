/** Maximum pixels of the bubble (timeline.css). */
const BUBBLE = 310;

/** Visible part of the rows, in pixels from the first column. */
export interface Visible {
  readonly left: number;
  readonly width: number;
}

/** Position of the bubble: below the point, on the side that has room. */
export function bubblePlace(
  x: number,
  y: number,
  { left, width }: Visible,
): { readonly x: number; readonly y: number } {
  const hasRoom = x + 14 + BUBBLE <= left + width;
  return { x: hasRoom ? x + 14 : Math.max(left + 4, x - 14 - BUBBLE), y: y + 18 };
}
