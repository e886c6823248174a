import { wallOf } from '../../resources/fields/shared/zone';
import { DAY } from '../../resources/common/durations';
import { isGone, type DaySpan, type PlanEdit, type PlanSlot } from '../model/plan';
import { clampRows, copyEdits, deleteEdits, moveEdits, placesOf, resizeEdits, stayingEdits, type Shift } from './edits';
import { carriedSlots, type Carrying, type EditingEffect, type EditingResult, type EditingState } from './editingState';
import type { EditPlace } from './geometry';
import type { KeyCommand, EditCommand } from './keyMap';

export interface EditingBoard {
  /** Person ids of the rows from top to bottom; empty if the view has no rows. */
  readonly order: readonly number[];
  readonly slotOf: (id: number) => PlanSlot | undefined;
  /** Owner of copies: the only person shown, or null to keep each slot's owner. */
  readonly personId: number | null;
  /** Places are whole days, so slots keep their times of day. */
  readonly byDays: boolean;
  readonly selection: ReadonlySet<number>;
  readonly canWrite: boolean;
  readonly on: PlanSlot | undefined;
  readonly place: EditPlace | undefined;
  /** Without a place, pasted slots are carried, beginning within these days. */
  readonly span: DaySpan;
}

/** Commands that each view handles itself, because they depend on its cursor or open its form. */
const OF_VIEW = {
  walk: 0,
  extend: 0,
  open: 0,
  edit: 0,
  next: 0,
  draw: 0,
  selectAll: 0,
  undo: 0,
  redo: 0,
  help: 0,
} as const;
type ViewCommand = Extract<KeyCommand, { readonly kind: keyof typeof OF_VIEW }>;

const isOfView = (command: EditingCommand): command is ViewCommand => command.kind in OF_VIEW;

/** Commands of the keyboard, and of a pointer that drops or hovers. */
export type EditingCommand = KeyCommand | { readonly kind: 'dropAt' | 'hover'; readonly place: EditPlace };

/** Pending requests, and slots that a simulation removes, cannot be moved. */
export const isMovable = (slot: PlanSlot): boolean => !isGone(slot) && slot.mark !== 'pending';

const NONE: ReadonlySet<number> = new Set();

const isSame = (one: readonly PlanSlot[], other: readonly PlanSlot[] | undefined): boolean =>
  one.length === other?.length && one.every(({ id }, at) => id === other[at]?.id);

/** The edits that dropping would make. */
export function editsOf(carrying: Carrying, { order, personId }: Pick<EditingBoard, 'order' | 'personId'>) {
  switch (carrying.kind) {
    case 'resize':
      return resizeEdits(carrying.slot, carrying.edge, carrying.wall);
    case 'move':
      return moveEdits(carrying.slots, carrying, order);
    case 'copy':
      return copyEdits(carrying.slots, carrying, order).map((edit): PlanEdit =>
        edit.kind === 'create' && personId !== null && !edit.slot.isForSystem
          ? { ...edit, slot: { ...edit.slot, salarieId: personId } }
          : edit,
      );
  }
}

export const isElsewhere = (carrying: Carrying, { order }: Pick<EditingBoard, 'order'>): boolean =>
  carrying.kind === 'resize'
    ? resizeEdits(carrying.slot, carrying.edge, carrying.wall).length > 0
    : moveEdits(carrying.slots, carrying, order).length > 0;

/** The edits to preview; those that change nothing if the slots are at their origin. */
export function shownEdits(carrying: Carrying, board: Pick<EditingBoard, 'order' | 'personId'>): readonly PlanEdit[] {
  const edits = editsOf(carrying, board);
  return edits.length > 0 ? edits : stayingEdits(carriedSlots(carrying));
}

const earliest = (slots: readonly PlanSlot[]): number => Math.min(...slots.map(({ start }) => wallOf(start)));

/** The shift that puts the earliest slot at a place, or on its day, and the topmost slot in its row. */
export function shiftTo(
  slots: readonly PlanSlot[],
  place: EditPlace,
  { order, byDays }: Pick<EditingBoard, 'order' | 'byDays'>,
): Shift {
  const from = earliest(slots);
  const wall = byDays ? Math.floor(place.wall / DAY) * DAY - Math.floor(from / DAY) * DAY : place.wall - from;
  const rows = slots.flatMap(({ salarieId }) => (salarieId === null ? [] : [order.indexOf(salarieId)]));
  const isPerson = typeof place.personId === 'number' && rows.length > 0;
  return { wall, rows: isPerson ? order.indexOf(place.personId) - Math.min(...rows) : 0 };
}

/** The shift, in whole weeks (days for a single day), that brings slots into the span. */
export function distanceInto(slots: readonly PlanSlot[], { first, last }: DaySpan): number {
  const day = Math.floor(earliest(slots) / DAY);
  if (day >= first && day <= last) return 0;
  const weeks = Math.floor((day - first) / 7) * -7;
  return (day + weeks <= last ? weeks : first - day) * DAY;
}

const say = (word: 'cancelled' | 'nothing' | 'copied' | 'cut', count = 0): EditingEffect => ({
  kind: 'say',
  word,
  count,
});

/** Drops the carried slots at their target. */
export function dropped<State extends EditingState>(state: State, board: EditingBoard): EditingResult<State> {
  const { carrying, clipboard } = state;
  if (!carrying) return { state, effects: [] };
  const edits = editsOf(carrying, board);
  const isPasted = isSame(carriedSlots(carrying), clipboard?.slots);
  const done =
    carrying.kind === 'resize' ? 'resized' : carrying.kind === 'move' ? 'moved' : isPasted ? 'pasted' : 'copied';
  const isUsed = carrying.kind === 'move' && clipboard?.isCut && isPasted;
  return {
    state: { ...state, carrying: null, clipboard: isUsed ? null : clipboard },
    effects: [edits.length > 0 ? { kind: 'apply', edits, done } : say('cancelled')],
  };
}

function carried<State extends EditingState>(state: State, carrying: Carrying, isSaid = true): EditingResult<State> {
  return { state: { ...state, carrying }, effects: [{ kind: 'carry', isSaid }] };
}

function carriedTo(carrying: Carrying, place: EditPlace, board: EditingBoard): Carrying {
  return carrying.kind === 'resize' ? carrying : { ...carrying, ...shiftTo(carrying.slots, place, board) };
}

function reduceCarrying<State extends EditingState>(
  state: State,
  carrying: Carrying,
  command: Exclude<EditingCommand, ViewCommand>,
  board: EditingBoard,
): EditingResult<State> | undefined {
  switch (command.kind) {
    case 'step': {
      const wall = carrying.wall + command.step.wall;
      if (carrying.kind === 'resize')
        return command.step.wall === 0 ? undefined : carried(state, { ...carrying, wall });
      const rows = clampRows(
        placesOf(carrying.slots, board.order),
        carrying.rows + command.step.rows,
        board.order.length,
      );
      return carried(state, { ...carrying, wall, rows });
    }
    case 'drop':
      return dropped(state, board);
    case 'cancel':
      return { state: { ...state, carrying: null }, effects: [say('cancelled')] };
    case 'dropAt':
      return dropped({ ...state, carrying: carriedTo(carrying, command.place, board) }, board);
    case 'hover': {
      const next = carriedTo(carrying, command.place, board);
      const isMoved = next.kind !== 'resize' && carrying.kind !== 'resize';
      if (!isMoved || (next.wall === carrying.wall && next.rows === carrying.rows)) return undefined;
      return carried(state, next, false);
    }
    case 'run':
    case 'resize':
    case 'toggle':
      return undefined;
  }
}

/** Pastes at the keyboard's place; without one, carries the clipboard. */
function pasted<State extends EditingState>(state: State, board: EditingBoard): EditingResult<State> {
  const { clipboard } = state;
  if (!clipboard) return { state, effects: [say('nothing')] };
  const { slots, isCut } = clipboard;
  const carrying: Carrying = { kind: isCut ? 'move' : 'copy', slots, wall: distanceInto(slots, board.span), rows: 0 };
  if (!board.place) return carried(state, carrying);
  return dropped({ ...state, carrying: carriedTo(carrying, board.place, board) }, board);
}

/** Runs a command on the selected slots, otherwise on the slot at the keyboard's cursor. */
export function run<State extends EditingState>(
  state: State,
  name: EditCommand,
  board: EditingBoard,
): EditingResult<State> {
  if (name === 'paste') return pasted(state, board);
  const { selection, on, slotOf } = board;
  const slots = (selection.size > 0 ? [...selection].flatMap((id) => slotOf(id) ?? []) : on ? [on] : []).filter(
    isMovable,
  );
  if (slots.length === 0) return { state, effects: [say('nothing')] };
  switch (name) {
    case 'copy':
    case 'cut':
      return {
        state: { ...state, clipboard: { slots, isCut: name === 'cut' } },
        effects: [say(name === 'cut' ? 'cut' : 'copied', slots.length)],
      };
    case 'duplicate':
      return {
        state,
        effects: [{ kind: 'apply', edits: copyEdits(slots, { wall: DAY, rows: 0 }, board.order), done: 'duplicated' }],
      };
    case 'delete':
      return {
        state,
        effects: [
          { kind: 'apply', edits: deleteEdits(slots), done: 'deleted' },
          ...(selection.size > 0 ? [{ kind: 'select', ids: NONE } as const] : []),
        ],
      };
    case 'move':
      return carried(state, { kind: 'move', slots, wall: 0, rows: 0 });
  }
}

/** The slot at the cursor, with the rest of the selection if it is a part of it. */
function targetsOf({ on, selection, slotOf }: EditingBoard): readonly PlanSlot[] {
  if (on && !selection.has(on.id)) return [on].filter(isMovable);
  return [...selection].flatMap((id) => slotOf(id) ?? []).filter(isMovable);
}

const applied = <State extends EditingState>(
  state: State,
  edits: readonly PlanEdit[],
  done: 'moved' | 'resized',
): EditingResult<State> => ({
  state,
  effects: [edits.length > 0 ? { kind: 'apply', edits, done } : say('cancelled')],
});

/** The reducer of all editing. Returns undefined if the command has no meaning in this state. */
export function reduceEditing<State extends EditingState>(
  state: State,
  command: EditingCommand,
  board: EditingBoard,
): EditingResult<State> | undefined {
  if (isOfView(command)) return undefined;
  if (state.carrying) return reduceCarrying(state, state.carrying, command, board);
  const { selection, on, canWrite } = board;
  switch (command.kind) {
    case 'run': {
      if (!canWrite && command.command !== 'copy') return undefined;
      const isNothing = command.command === 'paste' ? !state.clipboard : selection.size === 0 && !on;
      // Without a slot or a cursor, leave the key to the browser.
      return isNothing && (!board.place || command.command === 'move') ? undefined : run(state, command.command, board);
    }
    case 'toggle': {
      if (!on) return undefined;
      const ids = new Set(selection);
      if (!ids.delete(on.id)) ids.add(on.id);
      return { state, effects: [{ kind: 'select', ids }] };
    }
    case 'cancel':
      if (selection.size === 0 && !state.clipboard) return undefined;
      return { state: { ...state, clipboard: null }, effects: [{ kind: 'select', ids: NONE }] };
    case 'step':
    case 'resize': {
      if (!canWrite) return undefined;
      const targets = targetsOf(board);
      const [first] = command.kind === 'resize' && on ? [on].filter(isMovable) : targets;
      const isOne = command.kind === 'step' || (command.wall !== 0 && (on !== undefined || targets.length === 1));
      if (!first || !isOne) return board.place ? { state, effects: [say('nothing')] } : undefined;
      return command.kind === 'step'
        ? applied(state, moveEdits(targets, command.step, board.order), 'moved')
        : applied(state, resizeEdits(first, command.edge, command.wall), 'resized');
    }
    case 'drop':
    case 'dropAt':
    case 'hover':
      return undefined;
  }
}
