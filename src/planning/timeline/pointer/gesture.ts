import type { PlanEdit, PlanSlot, Workday } from '../../model/plan';
import { personIdOf, type Board } from '../board';
import { drawnTimes, type Stretch } from '../edits/drawn';
import { copyEdits, moveEdits, resizeEdits, type Edge } from '../edits/edits';
import type { Hit } from './hit';

/** What the pointer has taken hold of, and where. */
export type Gesture =
  | {
      readonly kind: 'move';
      readonly slots: readonly PlanSlot[];
      readonly from: Hit;
      /** Control was pressed: the slots stay, and copies of them go. */
      readonly isCopy?: boolean;
    }
  | { readonly kind: 'resize'; readonly slot: PlanSlot; readonly edge: Edge; readonly from: Hit }
  | { readonly kind: 'draw'; readonly from: Hit }
  | { readonly kind: 'band'; readonly from: Hit; readonly x: number; readonly y: number };

/** How many people lie between two rows; none where one of them is a group's or everybody's. */
function rowsBetween({ rows, order }: Board, from: number, to: number): number {
  const [start, end] = [personIdOf(rows[from]), personIdOf(rows[to])];
  return typeof start === 'number' && typeof end === 'number' ? order.indexOf(end) - order.indexOf(start) : 0;
}

/** The edits that letting go at a place would mean. */
export function editsAt(gesture: Gesture, hit: Hit, board: Board): readonly PlanEdit[] {
  const wall = hit.wall - gesture.from.wall;
  if (gesture.kind === 'move') {
    const shift = { wall, rows: rowsBetween(board, gesture.from.row, hit.row) };
    const moved = moveEdits(gesture.slots, shift, board.order);
    return gesture.isCopy && moved.length > 0 ? copyEdits(gesture.slots, shift, board.order) : moved;
  }
  return gesture.kind === 'resize' ? resizeEdits(gesture.slot, gesture.edge, wall) : [];
}

/** The stretch that is drawn from where the pointer went down to a place, in the row where it began. */
export function drawnAt(gesture: Gesture, hit: Hit, { scale }: Board, workday?: Workday): Stretch {
  return drawnTimes(scale, gesture.from.wall, hit.wall, workday);
}

/** Within so many pixels of its ends a slot is resized rather than moved: fewer where it is narrow. */
const GRIP = 7;
const NARROW_GRIP = 5;
/** What has to be left between them to move it. */
const MIDDLE = 14;

/** The end of a slot that a pixel within it takes hold of, if any. */
export function edgeAt(x: number, width: number): Edge | undefined {
  const grip = width < 3 * MIDDLE ? NARROW_GRIP : GRIP;
  if (width < 2 * grip + MIDDLE) return undefined;
  if (x < grip) return 'start';
  return x > width - grip ? 'end' : undefined;
}
