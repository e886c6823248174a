import { DAY, HOUR } from '../../../resources/common/durations';
import { reduceEditing, type EditingBoard, type EditingCommand } from '../../editing/commands';
import { keyCommandOf, arrowSteps, type KeyCommand, type KeyLayout, type EditingKey } from '../../editing/keyMap';
import { personIdOf, slotsWithin, type PlanRows } from '../shownRows';
import { dayOfColumn, type Scale } from '../scale';
import type { Cursor, KeyEffect, KeyResult, KeyState } from './keyState';
import { columnBeside, cursorAfter, entering, nextSlot, overNight, settled, vertically } from './walk';

export interface KeyContext {
  readonly selection: ReadonlySet<number>;
  readonly canWrite: boolean;
  readonly canDraw: boolean;
}

const NOTHING: ReadonlySet<number> = new Set();
const PAGE = 10;

/** Arrow keys move by columns and people, with Control by weeks or hours. */
export function layoutOf({ zoom, step }: Scale): KeyLayout {
  const down = { wall: 0, rows: 1 };
  const far = zoom === 'days' ? 7 * DAY : HOUR;
  return {
    steps: arrowSteps({ wall: step, rows: 0 }, down),
    far: arrowSteps({ wall: far, rows: 0 }, down),
    hasCursor: true,
  };
}

/** The editing context of a cursor. A key acts only on a slot that is marked as the current one, never on one that shares its cell. */
function editingBoardOf(cursor: Cursor, board: PlanRows, { selection, canWrite }: KeyContext): EditingBoard {
  const { rows, scale, order, slots } = board;
  const { row, column, slotId } = cursor;
  return {
    order,
    slotOf: (id) => slots.get(id),
    personId: null,
    byDays: scale.zoom === 'days',
    selection,
    canWrite,
    on: slotId === null ? undefined : slots.get(slotId),
    place: { wall: column * scale.unit, personId: personIdOf(rows[row]), row },
    span: { first: dayOfColumn(scale, scale.first), last: dayOfColumn(scale, scale.first + scale.count - 1) },
  };
}

/** Runs an editing command, and moves the cursor to the changed slot. */
function edited(state: KeyState, command: EditingCommand, board: PlanRows, context: KeyContext): KeyResult | undefined {
  const result = reduceEditing(state, command, editingBoardOf(state.cursor, board, context));
  if (command.kind === 'cancel' && !state.carrying)
    return { state: { ...(result?.state ?? state), anchor: null }, effects: result?.effects ?? [] };
  const applied = result?.effects.find((effect) => effect.kind === 'apply');
  if (!result || !applied) return result;
  return { ...result, state: { ...result.state, cursor: cursorAfter(result.state.cursor, applied.edits, board) } };
}

const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] } as const;

/** Shift and arrow keys: resize the slot in hours, extend the selection in days. */
function extended(
  state: KeyState,
  { key, edge }: Extract<KeyCommand, { readonly kind: 'extend' }>,
  board: PlanRows,
  { canWrite }: KeyContext,
): KeyResult | undefined {
  const { cursor } = state;
  const { scale, slots } = board;
  const [down, across] = ARROWS[key];
  const slot = cursor.slotId === null ? undefined : slots.get(cursor.slotId);
  if (scale.zoom === 'hours' && slot) {
    if (across === 0 || !canWrite) return undefined;
    return {
      state: { ...state, carrying: { kind: 'resize', slot, edge, wall: across * scale.step } },
      effects: [{ kind: 'carry', isSaid: true }],
    };
  }
  const anchor = state.anchor ?? { row: cursor.row, column: cursor.column };
  const next = settled(board, { row: cursor.row + down, column: cursor.column + across, slotId: null });
  const ids = slotsWithin(board, [anchor.row, next.row], [anchor.column, next.column]);
  return { state: { ...state, anchor, cursor: next }, effects: [{ kind: 'select', ids }] };
}

function walked(
  state: KeyState,
  { key, ctrl }: Extract<KeyCommand, { readonly kind: 'walk' }>,
  board: PlanRows,
  { selection }: KeyContext,
): KeyResult | undefined {
  const { cursor } = state;
  const { scale, rows } = board;
  const last = scale.first + scale.count - 1;
  const clear: readonly KeyEffect[] = ctrl || selection.size === 0 ? [] : [{ kind: 'select', ids: NOTHING }];
  const to = (next: Cursor, ...effects: readonly KeyEffect[]): KeyResult => ({
    state: { ...state, anchor: null, cursor: next },
    effects: [...clear, ...effects],
  });
  const across = (by: -1 | 1) => {
    const column = ctrl ? cursor.column + by * 7 : columnBeside(board, cursor, by);
    // The page that shows the column has its slots.
    const isBeyond = column < scale.first || column > last;
    return isBeyond
      ? to({ row: cursor.row, column, slotId: null }, { kind: 'page', direction: by })
      : to(entering(board, cursor.row, column));
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
      return to(entering(board, ctrl ? 0 : cursor.row, overNight(scale, scale.first, 1)));
    case 'End':
      return to(entering(board, ctrl ? rows.length - 1 : cursor.row, overNight(scale, last, -1)));
    default:
      return undefined;
  }
}

/** Runs a command on the cursor or the edited slots; undefined if it has no meaning here. */
export function obeyed(
  before: KeyState,
  command: EditingCommand,
  board: PlanRows,
  context: KeyContext,
): KeyResult | undefined {
  // The slot of the cursor may come back to its cell with the next undo or redo, and stays the current one.
  if (command.kind === 'undo' || command.kind === 'redo') return { state: before, effects: [{ kind: command.kind }] };
  const cursor = settled(board, before.cursor);
  const state = { ...before, cursor };
  const { scale, rows } = board;
  const row = rows[cursor.row];
  const one = (effect: KeyEffect): KeyResult => ({ state, effects: [effect] });
  const isOnGroup = row?.kind === 'group' && !state.carrying;
  if (isOnGroup && (command.kind === 'open' || command.kind === 'toggle'))
    return one({ kind: 'toggle', group: row.key });
  switch (command.kind) {
    case 'walk':
      return walked(state, command, board, context);
    case 'extend':
      return extended(state, command, board, context);
    case 'help':
      return one({ kind: command.kind });
    case 'selectAll':
      return one({
        kind: 'select',
        ids: slotsWithin(board, [0, rows.length - 1], [scale.first, scale.first + scale.count - 1]),
      });
    case 'next':
      return { state: { ...state, anchor: null, cursor: nextSlot(board, cursor, command.by) }, effects: [] };
    case 'edit':
      return cursor.slotId === null ? undefined : one({ kind: 'open', slotId: cursor.slotId });
    case 'open':
      if (cursor.slotId !== null) return one({ kind: 'open', slotId: cursor.slotId });
      return context.canDraw && row ? one({ kind: 'draw', row: cursor.row, column: cursor.column }) : undefined;
    case 'draw':
      return context.canDraw && row && !isOnGroup
        ? one({ kind: 'draw', row: cursor.row, column: cursor.column })
        : undefined;
    case 'step':
    case 'resize':
    case 'run':
    case 'toggle':
    case 'drop':
    case 'cancel':
    case 'dropAt':
    case 'hover':
      return edited(state, command, board, context);
  }
}

/** Handles a key; undefined if it has no meaning here, to leave it to the browser. */
export function press(state: KeyState, key: EditingKey, board: PlanRows, context: KeyContext): KeyResult | undefined {
  const command = keyCommandOf(key, layoutOf(board.scale), state.carrying !== null);
  return command && obeyed(state, command, board, context);
}
