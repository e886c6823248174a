import type { EditCommand } from '../../editing/keyMap';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { isWrong } from '../../core/finding';
import { cellTimes } from '../../editing/drawn';
import type { EditingCommand } from '../../editing/commands';
import { useEditing, type Editing } from '../../editing/useEditing';
import { begunAs, type NewKind, type PlanActions, type PlanSlot } from '../../model/plan';
import { personLabel } from '../../core/personLabel';
import type { PlanWords } from '../../model/planWords';
import { wallOf } from '../../../resources/fields/shared/zone';
import { personIdOf, slotsWithin } from '../shownRows';
import { followedState, type Cursor, type KeyResult, type KeyState, type TimelineEffect } from '../keys/keyState';
import { begin, cursorIn } from '../keys/begin';
import { layoutOf, obeyed, type KeyContext } from '../keys/press';
import { cursorAfter, entering, settled } from '../keys/walk';
import type { TimelineGeometry } from '../pointer/timelineGeometry';
import type { TimelineProps } from '../timelineProps';
import type { TimelineModel } from '../useTimelineModel';
import { cellWords } from './announce';

export interface TimelineEditingOptions {
  readonly props: TimelineProps;
  readonly model: TimelineModel;
  readonly geometry: TimelineGeometry;
  readonly words: PlanWords;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Wall-clock time. */
  readonly now: number;
  readonly reveal: (cursor: Pick<Cursor, 'row' | 'column'>) => void;
}

export interface TimelineEditing extends Editing<KeyState> {
  readonly geometry: TimelineGeometry;
  readonly cursor: Cursor;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
  readonly goTo: (cursor: Cursor) => void;
  readonly run: (name: EditCommand) => void;
  /** Drops the carried slots into a cell; returns false if nothing is carried. */
  readonly dropAt: (row: number, column: number) => boolean;
  readonly drawAt: (row: number, column: number, kind?: NewKind) => void;
}

/** A slot that begins in the row without a person is for everybody. */
function drawingForAll(actions: PlanActions): PlanActions {
  const { draw } = actions;
  return draw ? { ...actions, draw: (at) => draw(at.salarieId === null ? { ...at, isForSystem: true } : at) } : actions;
}

/** Editing in a timeline, whose cursor moves from cell to cell. */
export function useTimelineEditing(options: TimelineEditingOptions): TimelineEditing {
  const { props, model, geometry, words, scroller, now, reveal } = options;
  const { plan, span, selection, onSelection } = props;
  const actions = useMemo(() => drawingForAll(props.actions), [props.actions]);
  const { board } = model;
  const { rows, scale, order, slots } = board;
  const slotOf = useCallback((id: number) => slots.get(id), [slots]);
  const rowOf = (personId: number | null) => rows.findIndex((one) => personIdOf(one) === personId);
  const goTo = (next: Cursor) => editing.setState((before) => ({ ...before, cursor: next, anchor: null }));
  /** @param before what is said before the words of the cell */
  const sayCell = (at: Cursor, before?: string) =>
    editing.say(
      [before, cellWords(board, words, at, model.hours[at.row], model.shadeOf(at.row).isOff)].filter(Boolean).join(' '),
    );
  /** Moves the cursor to a new slot. @returns where it is; undefined if its row is folded */
  const goToSlot = (slot: PlanSlot): Cursor | undefined => {
    const row = rowOf(slot.salarieId);
    if (row < 0) return undefined;
    const next = { row, column: Math.floor(wallOf(slot.start) / scale.unit), slotId: slot.id };
    goTo(next);
    reveal(next);
    return next;
  };
  const editing = useEditing<KeyState>({
    root: scroller,
    slots: plan.slots,
    actions,
    words,
    geometry,
    view: { order, slotOf, personId: null, byDays: scale.zoom === 'days', span },
    start: () => begin(board, now),
    followedBy: followedState,
    selection,
    onSelection,
    nameOf: (personId) => {
      const row = rows[rowOf(personId)];
      return row?.kind === 'person' && row.person ? personLabel(row.person) : words.translate('timeline.everyone');
    },
    onCreated: (fresh, isOfForm, told) => {
      const [first] = fresh;
      const isFirst = told.size === 0;
      if (!isOfForm && isFirst) onSelection(new Set(fresh.map(({ id }) => id)));
      const { slotId } = editing.state.cursor;
      // Do not move the cursor if the person has moved it elsewhere meanwhile.
      const isOn = slotId !== null && (told.has(slotId) || fresh.some(({ id }) => id === slotId));
      const at = first && (isFirst || isOn) ? goToSlot(first) : undefined;
      if (at && isOfForm && first && first.id > 0) sayCell(at);
    },
    turned: props.turned,
    onTurned: ({ words: text, back }) => {
      const { cursor: before } = editing.state;
      const slot = back.find(({ id }) => id === before.slotId) ?? back[0];
      // What was undone may have left another slot in the cell.
      const left = entering(board, before.row, before.column);
      if (!slot) goTo(left);
      sayCell((slot ? goToSlot(slot) : left) ?? left, text);
    },
    onCarried: ({ personId, start }) =>
      reveal({ row: rowOf(personId), column: Math.floor(wallOf(start) / scale.unit) }),
    onApply: (edits, _done, findings) => {
      if (!findings.some(isWrong))
        editing.setState((before) => ({ ...before, cursor: cursorAfter(before.cursor, edits, board) }));
    },
    onBand: (from, to) => {
      const column = ({ wall }: typeof from) => Math.floor(wall / scale.unit);
      const found = slotsWithin(board, [from.row ?? 0, to.row ?? 0], [column(from), column(to)]);
      onSelection(new Set([...selection, ...found]));
    },
  });
  const { zoom, first, count } = scale;
  const [shown, setShown] = useState({ zoom, first, count });
  if (shown.zoom !== zoom || shown.first !== first || shown.count !== count) {
    setShown({ zoom, first, count });
    editing.setState((before) => ({ ...before, anchor: null, cursor: cursorIn(board, before.cursor, shown, now) }));
  }
  const { state, canWrite, draw } = editing;
  const cursor = settled(board, state.cursor);
  const sayNewPeriod = useEffectEvent(() => {
    if (scroller.current !== document.activeElement) return;
    reveal(cursor);
    sayCell(cursor);
  });
  useEffect(() => {
    sayNewPeriod();
  }, [first]);
  const context: KeyContext = { selection, canWrite, canDraw: draw !== undefined };

  const drawAt: TimelineEditing['drawAt'] = (row, column, kind = 'new') => {
    const salarieId = personIdOf(rows[row]);
    if (salarieId === undefined) return;
    draw?.(begunAs({ salarieId, ...cellTimes(scale, column, actions.workday?.(salarieId)) }, kind));
  };
  const perform = (effect: TimelineEffect) => {
    switch (effect.kind) {
      case 'open':
        return actions.open(effect.slotId);
      case 'draw':
        return drawAt(effect.row, effect.column);
      case 'toggle':
        return toggleGroup(props, effect.group);
      case 'page':
        return props.onPage?.(effect.direction);
      case 'undo':
        return actions.undo?.();
      case 'redo':
        return actions.redo?.();
      case 'help':
        return props.onHelp?.();
    }
  };
  const settle = (result: KeyResult) => {
    const after = settled(board, result.state.cursor);
    if (after.row !== cursor.row || after.column !== cursor.column || after.slotId !== cursor.slotId) {
      reveal(after);
      sayCell(after);
    }
    editing.settle<TimelineEffect>(result, perform);
  };
  const command = (asked: EditingCommand): boolean => {
    const result = obeyed(state, asked, board, context);
    if (result) settle(result);
    return result !== undefined;
  };
  return {
    ...editing,
    geometry,
    cursor,
    onKeyDown: (event) => void editing.onKey(event, layoutOf(scale), command),
    onKeyUp: (event) => {
      if (event.key === 'Shift' && state.carrying?.kind === 'resize') command({ kind: 'drop' });
    },
    goTo,
    run: (name) => void command({ kind: 'run', command: name }),
    dropAt: (row, column) =>
      state.carrying !== null &&
      command({ kind: 'dropAt', place: { row, wall: column * scale.unit, personId: personIdOf(rows[row]) } }),
    drawAt,
  };
}

export function toggleGroup({ collapsed, onCollapsed }: TimelineProps, key: string): void {
  const next = new Set(collapsed);
  if (!next.delete(key)) next.add(key);
  onCollapsed(next);
}
