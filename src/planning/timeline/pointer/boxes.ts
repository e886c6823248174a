import { wallOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../../../resources/common/durations';
import type { GhostBox, GhostStretch } from '../../editing/geometry';
import { personIdOf, type PlanRows } from '../shownRows';
import type { Metrics } from '../rowHeights';
import type { Tops } from '../rows/heights';
import { xOf, type Scale } from '../scale';

/** Pixels of a range of instants; whole days if columns are days. */
function extentOf(scale: Scale, start: number, end: number): { readonly left: number; readonly width: number } {
  const from = wallOf(start);
  const to = Math.max(wallOf(end), from + 1);
  const days = scale.zoom === 'days';
  const left = xOf(scale, days ? Math.floor(from / DAY) * DAY : from);
  return { left, width: Math.max(8, xOf(scale, days ? Math.ceil(to / DAY) * DAY : to) - left) };
}

/** Boxes of the ranges, in pixels from the first column and row; boxes at the same place are stacked. */
export function boxesOf(
  stretches: readonly GhostStretch[],
  board: PlanRows,
  tops: Tops,
  metrics: Metrics,
): readonly GhostBox[] {
  const rowOf = new Map(board.rows.map((row, index) => [personIdOf(row), index]).toReversed() as [unknown, number][]);
  const taken = new Map<string, number>();
  return stretches.flatMap(
    ({ personId, start, end, title, colour, isDraft, row = rowOf.get(personId) }): readonly GhostBox[] => {
      if (row === undefined) return [];
      const extent = extentOf(board.scale, start, end);
      const above = tops[row] ?? 0;
      if (isDraft)
        return [{ ...extent, top: above, height: (tops[row + 1] ?? above) - above - 1, title, colour, isDraft }];
      const place = `${row} ${Math.floor(extent.left)}`;
      const lane = taken.get(place) ?? 0;
      taken.set(place, lane + 1);
      const top = above + metrics.pad + lane * metrics.lane;
      return [{ ...extent, top, height: metrics.lane - 2, title, colour }];
    },
  );
}
