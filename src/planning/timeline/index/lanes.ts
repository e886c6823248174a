import { clip } from '../../core/intervals';
import type { Scale } from '../scale';
import type { SlotSpan } from './planIndex';

/** A slot's position in its row, in columns since 1970. */
export interface LaneItem {
  readonly placed: SlotSpan;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

export interface RowLayout {
  readonly items: readonly LaneItem[];
  /** At least one. */
  readonly lanes: number;
  /** Number of hidden slots by column; absent if all are visible. */
  readonly more?: ReadonlyMap<number, number>;
}

/** Maximum number of lanes in a column of days; further slots are only counted. */
export const MAX_LANES = 3;

type Columns = Pick<Scale, 'zoom' | 'unit' | 'first' | 'count'>;

/** Days fill whole columns; hours keep the exact times. */
function extentOf({ firstDay, lastDay, wallStart, wallEnd }: SlotSpan, { zoom, unit }: Columns) {
  return zoom === 'days'
    ? { start: firstDay, end: lastDay + 1 }
    : { start: wallStart / unit, end: Math.max(wallEnd / unit, wallStart / unit + 0.25) };
}

/**
 * Assigns each slot to the first lane that is free at its start.
 * @param slots ordered by start
 * @param maxLanes slots in further lanes are counted per column
 */
export function layoutLanes(slots: readonly SlotSpan[], scale: Columns, maxLanes: number): RowLayout {
  const window = { start: scale.first, end: scale.first + scale.count };
  const ends: number[] = [];
  const items: LaneItem[] = [];
  const more = new Map<number, number>();
  for (const placed of slots) {
    const part = clip(extentOf(placed, scale), window);
    if (!part) continue;
    let lane = 0;
    while (lane < ends.length && (ends[lane] ?? 0) > part.start) lane += 1;
    ends[lane] = part.end;
    if (lane < maxLanes) items.push({ placed, from: part.start, to: part.end, lane });
    else
      for (let column = Math.floor(part.start); column < part.end; column += 1)
        more.set(column, (more.get(column) ?? 0) + 1);
  }
  const lanes = Math.max(1, Math.min(maxLanes, ends.length));
  return more.size > 0 ? { items, lanes, more } : { items, lanes };
}

/** Caches the layout of a row as long as its list of slots is the same object. */
export function createLayouter(): (slots: readonly SlotSpan[], scale: Columns, maxLanes: number) => RowLayout {
  const known = new WeakMap<readonly SlotSpan[], { readonly key: string; readonly layout: RowLayout }>();
  return (slots, scale, maxLanes) => {
    const key = `${scale.zoom} ${scale.first} ${scale.count} ${maxLanes}`;
    const found = known.get(slots);
    if (found?.key === key) return found.layout;
    const layout = layoutLanes(slots, scale, maxLanes);
    known.set(slots, { key, layout });
    return layout;
  };
}
