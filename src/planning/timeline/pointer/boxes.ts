import type { PlanEdit } from '../../model/plan';
import { personIdOf, type Board } from '../board';
import { wallOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../index/wallClock';
import type { Metrics } from '../metrics';
import type { Tops } from '../rows/heights';
import { xOf, type Scale } from '../scale';

/** Where something would come to lie, in pixels from the first column and the first row. */
export interface GhostBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly colour: string;
}

/** More of them say nothing more, and cost. */
const MOST = 40;

/** The pixels of a stretch of instants: whole days where columns are days. */
export function extentOf(scale: Scale, start: number, end: number): { readonly left: number; readonly width: number } {
  const from = wallOf(start);
  const to = Math.max(wallOf(end), from + 1);
  const days = scale.zoom === 'days';
  const left = xOf(scale, days ? Math.floor(from / DAY) * DAY : from);
  return { left, width: Math.max(8, xOf(scale, days ? Math.ceil(to / DAY) * DAY : to) - left) };
}

/** Where the slots of edits would lie. */
export function boxesOf(edits: readonly PlanEdit[], board: Board, tops: Tops, metrics: Metrics): readonly GhostBox[] {
  const rowOf = new Map(board.rows.map((row, index) => [personIdOf(row), index]).toReversed() as [unknown, number][]);
  const taken = new Map<string, number>();
  return edits.slice(0, MOST).flatMap((edit): readonly GhostBox[] => {
    if (edit.kind === 'delete') return [];
    const { salarieId, start, end } = edit.kind === 'create' ? edit.slot : edit;
    const row = rowOf.get(salarieId);
    if (row === undefined) return [];
    const slot = edit.kind === 'move' ? board.slots.get(edit.slotId) : undefined;
    const extent = extentOf(board.scale, start, end);
    const place = `${row} ${Math.floor(extent.left)}`;
    const lane = taken.get(place) ?? 0;
    taken.set(place, lane + 1);
    const top = (tops[row] ?? 0) + metrics.pad + lane * metrics.lane;
    return [{ ...extent, top, height: metrics.lane - 2, title: slot?.title ?? '', colour: slot?.colour ?? '' }];
  });
}
