import type { PlanEdit } from '../../model/plan';
import { personIdOf, type Board } from '../board';
import { clampRows, moveEdits, resizeEdits } from '../edits/edits';
import { wallOf } from '../../../resources/fields/shared/zone';
import { HOUR } from '../index/wallClock';
import type { Carrying, Cursor, KeyEffect, KeyPress, KeyResult, KeyState } from './keyState';

/** The edits that what is carried amounts to. */
export const editsOf = (carrying: Carrying, { order }: Board): readonly PlanEdit[] =>
  carrying.kind === 'move'
    ? moveEdits(carrying.slots, carrying, order)
    : resizeEdits(carrying.slot, carrying.edge, carrying.wall);

const HORIZONTAL: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const VERTICAL: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One step further; with Control a week, or an hour. */
function stepped(carrying: Carrying, { key, ctrl }: KeyPress, { scale, order }: Board): Carrying | undefined {
  const across = HORIZONTAL[key];
  const step = scale.zoom === 'days' ? scale.step * (ctrl ? 7 : 1) : ctrl ? HOUR : scale.step;
  if (across) return { ...carrying, wall: carrying.wall + across * step };
  const down = VERTICAL[key];
  if (!down || carrying.kind !== 'move') return undefined;
  const places = carrying.slots.map(({ salarieId }) => (salarieId === null ? -1 : order.indexOf(salarieId)));
  return { ...carrying, rows: clampRows(places, carrying.rows + down, order.length) };
}

const say = (word: 'cancelled' | 'carry', count: number): KeyEffect => ({ kind: 'say', word, count });

/** The cell of the first slot that edits move, so that the cursor goes with it; where it was, if it leaves the rows. */
export function cursorAfter({ cursor }: KeyState, [edit]: readonly PlanEdit[], { rows, scale }: Board): Cursor {
  if (edit?.kind !== 'move') return cursor;
  const row = rows.findIndex((one) => personIdOf(one) === edit.salarieId);
  return row < 0 ? cursor : { row, column: Math.floor(wallOf(edit.start) / scale.unit), slotId: edit.slotId };
}

/** Lets go of what is carried, where it is now. */
export function dropped(state: KeyState, board: Board): KeyResult {
  const { carrying } = state;
  if (!carrying) return { state, effects: [] };
  const edits = editsOf(carrying, board);
  const done = carrying.kind === 'move' ? 'moved' : 'resized';
  return {
    state: { ...state, carrying: null, cursor: cursorAfter(state, edits, board) },
    effects: edits.length > 0 ? [{ kind: 'apply', edits, done }] : [say('cancelled', 0)],
  };
}

/** A key while something is carried: no other key does anything then. */
export function pressCarrying(state: KeyState, press: KeyPress, board: Board): KeyResult | undefined {
  const { carrying } = state;
  if (!carrying) return undefined;
  if (press.key === 'Escape') return { state: { ...state, carrying: null }, effects: [say('cancelled', 0)] };
  if (press.key === 'Enter') return dropped(state, board);
  const next = stepped(carrying, press, board);
  if (!next) return undefined;
  return { state: { ...state, carrying: next }, effects: [say('carry', 0)] };
}
