import type { PlanSlot } from '../../model/plan';
import { personIdOf, slotsAt, slotsWithin, type Board } from '../board';
import { copyEdits, deleteEdits, moveEdits, resizeEdits, type Shift } from '../edits/edits';
import { wallOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../index/wallClock';
import { cursorAfter, dropped, pressCarrying } from './carry';
import type { KeyEffect, KeyPress, KeyResult, KeyState } from './keyState';
import { columnBeside, entering, settled, vertically } from './walk';

/** What may be done, and what is selected. */
export interface KeyContext {
  readonly selection: ReadonlySet<number>;
  readonly canWrite: boolean;
}

const NOTHING: ReadonlySet<number> = new Set();
const PAGE = 10;

/** What a command is about: what is selected, otherwise the slot of the cursor, or the only one of its cell. */
function targetsOf({ cursor }: KeyState, board: Board, selection: ReadonlySet<number>): readonly PlanSlot[] {
  const here = slotsAt(board, cursor.row, cursor.column).map(({ id }) => id);
  const own = cursor.slotId === null ? (here.length === 1 ? here : []) : [cursor.slotId];
  return (selection.size > 0 ? [...selection] : own).flatMap((id) => board.slots.get(id) ?? []);
}

/** Where slots of the clipboard go when the cursor's cell gets the earliest of the topmost person. */
function shiftTo({ cursor }: KeyState, { rows, scale, order }: Board, slots: readonly PlanSlot[]): Shift {
  const earliest = Math.min(...slots.map(({ start }) => wallOf(start)));
  const from = scale.zoom === 'days' ? Math.floor(earliest / DAY) * DAY : earliest;
  const places = slots.flatMap(({ salarieId }) => (salarieId === null ? [] : [order.indexOf(salarieId)]));
  const target = personIdOf(rows[cursor.row]);
  const place = typeof target === 'number' && places.length > 0 ? order.indexOf(target) - Math.min(...places) : 0;
  return { wall: cursor.column * scale.unit - from, rows: place };
}

/** Puts the clipboard into the cursor's cell. */
function pasted(state: KeyState, board: Board): KeyResult {
  const { clipboard } = state;
  if (!clipboard) return { state, effects: [{ kind: 'say', word: 'nothing', count: 0 }] };
  const shift = shiftTo(state, board, clipboard.slots);
  const write = clipboard.isCut ? moveEdits : copyEdits;
  const edits = write(clipboard.slots, shift, board.order);
  return {
    state: clipboard.isCut ? { ...state, clipboard: null } : state,
    effects: [{ kind: 'apply', edits, done: 'pasted' }],
  };
}

/** Puts what is carried into the cursor's cell: for pointers, which need not drag. */
export function placed(state: KeyState, board: Board): KeyResult {
  const { carrying } = state;
  if (carrying?.kind !== 'move') return { state, effects: [] };
  const shift = shiftTo(state, board, carrying.slots);
  return dropped({ ...state, carrying: { ...carrying, ...shift } }, board);
}

/** A command on slots: of a key, or of a button of the selection. */
export type Command = 'copy' | 'cut' | 'paste' | 'duplicate' | 'delete' | 'move';

/** Runs a command on what is selected or focused. */
export function command(name: Command, state: KeyState, board: Board, selection: ReadonlySet<number>): KeyResult {
  if (name === 'paste') return pasted(state, board);
  const slots = targetsOf(state, board, selection);
  const one = (...effects: readonly KeyEffect[]): KeyResult => ({ state, effects });
  if (slots.length === 0) return one({ kind: 'say', word: 'nothing', count: 0 });
  switch (name) {
    case 'copy':
    case 'cut':
      return {
        state: { ...state, clipboard: { slots, isCut: name === 'cut' } },
        effects: [{ kind: 'say', word: name === 'cut' ? 'cut' : 'copied', count: slots.length }],
      };
    case 'duplicate':
      return one({ kind: 'apply', edits: copyEdits(slots, { wall: DAY, rows: 0 }, board.order), done: 'duplicated' });
    case 'delete':
      return one(
        { kind: 'apply', edits: deleteEdits(slots), done: 'deleted' },
        ...(selection.size > 0 ? [{ kind: 'select', ids: NOTHING } as const] : []),
      );
    case 'move':
      return {
        state: { ...state, carrying: { kind: 'move', slots, wall: 0, rows: 0 } },
        effects: [{ kind: 'say', word: 'carry', count: slots.length }],
      };
  }
}

const COMMANDS: Readonly<Record<string, Command>> = { c: 'copy', x: 'cut', v: 'paste', d: 'duplicate' };

function pressControl(state: KeyState, press: KeyPress, board: Board, context: KeyContext): KeyResult | undefined {
  const { key, shift } = press;
  const letter = key.toLowerCase();
  const name = COMMANDS[letter];
  if (name) {
    if (!context.canWrite && name !== 'copy') return undefined;
    return command(name, state, board, context.selection);
  }
  const one = (effect: KeyEffect): KeyResult => ({ state, effects: [effect] });
  if (letter === 'z') return one({ kind: shift ? 'redo' : 'undo' });
  if (letter === 'y') return one({ kind: 'redo' });
  if (letter === 'a') {
    const { scale, rows } = board;
    const ids = slotsWithin(board, [0, rows.length - 1], [scale.first, scale.first + scale.count - 1]);
    return one({ kind: 'select', ids });
  }
  return undefined;
}

/** Keys with Shift: by hours they change the end of the slot, by days they select. */
function pressShift(state: KeyState, press: KeyPress, board: Board, context: KeyContext): KeyResult | undefined {
  const { cursor } = state;
  const { scale, slots } = board;
  const by = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[press.key];
  if (!by) return undefined;
  const [down = 0, across = 0] = by;
  const slot = cursor.slotId === null ? undefined : slots.get(cursor.slotId);
  if (scale.zoom === 'hours' && slot) {
    if (across === 0 || !context.canWrite) return undefined;
    const edge = press.ctrl ? 'start' : 'end';
    return {
      state: { ...state, carrying: { kind: 'resize', slot, edge, wall: across * scale.step } },
      effects: [{ kind: 'say', word: 'carry', count: 1 }],
    };
  }
  const anchor = state.anchor ?? { row: cursor.row, column: cursor.column };
  const next = settled(board, { row: cursor.row + down, column: cursor.column + across, slotId: null });
  const ids = slotsWithin(board, [anchor.row, next.row], [anchor.column, next.column]);
  return { state: { ...state, anchor, cursor: next }, effects: [{ kind: 'select', ids }] };
}

/** Keys with Alt change a slot at once: they move it, with Shift its end, with Control and Shift its start. */
function pressAlt(
  state: KeyState,
  { key, shift, ctrl }: KeyPress,
  board: Board,
  context: KeyContext,
): KeyResult | undefined {
  const by = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
  if (!by || !context.canWrite || (ctrl && !shift)) return undefined;
  const [down = 0, across = 0] = by;
  const slots = targetsOf(state, board, context.selection);
  const [first] = slots;
  const wall = across * board.scale.step;
  if (!first || (shift && (across === 0 || slots.length !== 1)))
    return { state, effects: [{ kind: 'say', word: 'nothing', count: 0 }] };
  const edits = shift
    ? resizeEdits(first, ctrl ? 'start' : 'end', wall)
    : moveEdits(slots, { wall, rows: down }, board.order);
  if (edits.length === 0) return { state, effects: [{ kind: 'say', word: 'cancelled', count: 0 }] };
  const cursor = shift ? state.cursor : cursorAfter(state, edits, board);
  return { state: { ...state, cursor }, effects: [{ kind: 'apply', edits, done: shift ? 'resized' : 'moved' }] };
}

function pressWalk(state: KeyState, { key, ctrl }: KeyPress, board: Board, context: KeyContext): KeyResult | undefined {
  const { cursor } = state;
  const { scale, rows } = board;
  const last = scale.first + scale.count - 1;
  const clear: readonly KeyEffect[] = ctrl || context.selection.size === 0 ? [] : [{ kind: 'select', ids: NOTHING }];
  const to = (next: KeyState['cursor'], ...effects: readonly KeyEffect[]): KeyResult => ({
    state: { ...state, anchor: null, cursor: next },
    effects: [...clear, ...effects],
  });
  const across = (by: -1 | 1) => {
    const column = ctrl ? cursor.column + by * 7 : columnBeside(board, cursor, by);
    const next = entering(board, cursor.row, column);
    return column < scale.first || column > last ? to(next, { kind: 'page', direction: by }) : to(next);
  };
  switch (key) {
    case 'ArrowLeft':
      return across(-1);
    case 'ArrowRight':
      return across(1);
    case 'ArrowUp':
      return to(ctrl ? entering(board, cursor.row - 1, cursor.column) : vertically(board, cursor, -1));
    case 'ArrowDown':
      return to(ctrl ? entering(board, cursor.row + 1, cursor.column) : vertically(board, cursor, 1));
    case 'PageUp':
      return to(entering(board, cursor.row - PAGE, cursor.column));
    case 'PageDown':
      return to(entering(board, cursor.row + PAGE, cursor.column));
    case 'Home':
      return to(entering(board, ctrl ? 0 : cursor.row, scale.first));
    case 'End':
      return to(entering(board, ctrl ? rows.length - 1 : cursor.row, last));
    default:
      return undefined;
  }
}

function pressPlain(state: KeyState, { key }: KeyPress, board: Board, context: KeyContext): KeyResult | undefined {
  const { cursor } = state;
  const row = board.rows[cursor.row];
  const one = (effect: KeyEffect): KeyResult => ({ state, effects: [effect] });
  if (key === '?' || key === 'F1') return one({ kind: 'help' });
  if (row?.kind === 'group')
    return key === 'Enter' || key === ' ' ? one({ kind: 'toggle', group: row.key }) : undefined;
  if (key === 'Escape')
    return { state: { ...state, anchor: null, clipboard: null }, effects: [{ kind: 'select', ids: NOTHING }] };
  if (key === 'Enter' && cursor.slotId !== null) return one({ kind: 'open', slotId: cursor.slotId });
  if (key === ' ' && cursor.slotId !== null) {
    const ids = new Set(context.selection);
    if (!ids.delete(cursor.slotId)) ids.add(cursor.slotId);
    return one({ kind: 'select', ids });
  }
  if (!context.canWrite) return undefined;
  if (key === 'Delete' || key === 'Backspace') return command('delete', state, board, context.selection);
  if (key.toLowerCase() === 'm') return command('move', state, board, context.selection);
  if (key === 'Enter' || key === 'Insert' || key.toLowerCase() === 'n')
    return row ? one({ kind: 'draw', row: cursor.row, column: cursor.column }) : undefined;
  return undefined;
}

/** What a key does; undefined where it means nothing here, so that the browser may have it. */
export function press(state: KeyState, key: KeyPress, board: Board, context: KeyContext): KeyResult | undefined {
  const now = { ...state, cursor: settled(board, state.cursor) };
  if (now.carrying) return key.alt ? undefined : pressCarrying(now, key, board);
  if (key.alt) return pressAlt(now, key, board, context);
  return (
    (key.shift && !(key.ctrl && key.key.length === 1) ? pressShift(now, key, board, context) : undefined) ??
    (key.ctrl ? pressControl(now, key, board, context) : undefined) ??
    (key.shift && key.key.startsWith('Arrow') ? undefined : pressWalk(now, key, board, context)) ??
    (key.ctrl ? undefined : pressPlain(now, key, board, context))
  );
}
