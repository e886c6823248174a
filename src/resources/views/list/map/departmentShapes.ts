import paths from './departmentShapes.json';

/** A department as it is drawn, in tenths of a point of the base map. */
export interface DepartmentShape {
  readonly code: string;
  readonly path: string;
  /** The middle of what it takes of the map. */
  readonly center: readonly [x: number, y: number];
  /** A square that stands for a department far away. */
  readonly isTile?: true;
}

export const MAP_SIZE = { width: 6130, height: 5850 } as const;

/** The points of a path of rings, each from a point by relative steps: `M10,20l5,0 0,5z`. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  return path.split('M').flatMap((ring) => {
    let [x, y] = [0, 0];
    return ring
      .replace('z', '')
      .split(/[l ]/)
      .filter(Boolean)
      .map((point) => {
        const [dx = 0, dy = 0] = point.split(',').map(Number);
        [x, y] = [x + dx, y + dy];
        return [x, y] as const;
      });
  });
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** The departments of the mainland and of Corsica. */
export const MAINLAND_SHAPES: readonly DepartmentShape[] = Object.entries(paths)
  .map(([code, path]): DepartmentShape => {
    const points = pointsOf(path);
    return { code, path, center: [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))] };
  })
  .toSorted((a, b) => (a.code < b.code ? -1 : 1));

const TILE = { side: 330, left: 30, top: 3450, column: 800, row: 390 } as const;

/** Squares for departments overseas, off the western coast, two in a row. */
export const tilesOf = (codes: readonly string[]): readonly DepartmentShape[] =>
  codes.map((code, at) => {
    const x = TILE.left + (at % 2) * TILE.column;
    const y = TILE.top + Math.floor(at / 2) * TILE.row;
    const path = `M${x},${y}l${TILE.side},0 0,${TILE.side} ${-TILE.side},0z`;
    return { code, path, center: [x + TILE.side / 2, y + TILE.side / 2], isTile: true };
  });

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const isDirection = (key: string): key is Direction => /^Arrow(?:Up|Down|Left|Right)$/.test(key);

const TURNS: Readonly<Record<Direction, (dx: number, dy: number) => readonly [ahead: number, aside: number]>> = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};

/** The nearest shape in the direction of an arrow; what lies aside counts as further away. */
export function shapeTowards(
  shapes: readonly DepartmentShape[],
  from: DepartmentShape,
  key: string,
): DepartmentShape | undefined {
  if (!isDirection(key)) return undefined;
  const distances = shapes.flatMap((shape) => {
    const [ahead, aside] = TURNS[key](shape.center[0] - from.center[0], shape.center[1] - from.center[1]);
    // Within a right angle of the direction: every shape is reached by some way.
    return ahead > 0 && ahead >= Math.abs(aside) ? [{ shape, distance: ahead + Math.abs(aside) }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.shape;
}
