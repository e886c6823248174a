export const BOX = { width: 250, height: 46 } as const;
const GAP = { across: 90, between: 12 } as const;
const MARGIN = 8;

/** Upper left corner of a box, and the SVG path to the middle. */
interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly line: string;
}

export interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  readonly centre: { readonly x: number; readonly y: number };
  readonly incoming: readonly PlacedBox[];
  readonly outgoing: readonly PlacedBox[];
}

const heightOf = (count: number): number => Math.max(0, count * (BOX.height + GAP.between) - GAP.between);

/** Incoming relations in a column on the left, outgoing ones on the right. */
export function layoutDiagram(incoming: number, outgoing: number): DiagramLayout {
  const height = Math.max(heightOf(incoming), heightOf(outgoing), BOX.height) + 2 * MARGIN;
  const middle = height / 2;
  const columns = [MARGIN, MARGIN + BOX.width + GAP.across, MARGIN + 2 * (BOX.width + GAP.across)] as const;
  // With long columns, put the middle near the top, where they are seen first.
  const centre = { x: columns[1], y: Math.min(middle, 220) - BOX.height / 2 };
  const top = (count: number) => Math.max(MARGIN, centre.y + BOX.height / 2 - heightOf(count) / 2);
  const column = (count: number, x: number, isIncoming: boolean) =>
    Array.from({ length: count }, (_, index): PlacedBox => {
      const y = top(count) + index * (BOX.height + GAP.between);
      const from = isIncoming ? { x: x + BOX.width, y } : { x: centre.x + BOX.width, y: centre.y };
      const to = isIncoming ? centre : { x, y };
      return { x, y, line: curve(from, to) };
    });
  return {
    width: columns[2] + BOX.width + MARGIN,
    height,
    centre,
    incoming: column(incoming, columns[0], true),
    outgoing: column(outgoing, columns[2], false),
  };
}

/** An SVG curve between the sides of two boxes. */
function curve(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): string {
  const [start, end, bend] = [from.y + BOX.height / 2, to.y + BOX.height / 2, (from.x + to.x) / 2];
  return `M ${from.x} ${start} C ${bend} ${start} ${bend} ${end} ${to.x} ${end}`;
}
