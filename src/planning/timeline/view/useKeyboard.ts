import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Finding } from '../../core/finding';
import type { Follow } from '../../model/followed';
import type { PlanActions, PlanEdit, PlanSlot } from '../../model/plan';
import { personIdOf } from '../board';
import { cellTimes } from '../edits/drawn';
import { stayingEdits } from '../edits/edits';
import { wallOf } from '../../../resources/fields/shared/zone';
import { dropped, editsOf } from '../keys/carry';
import { command, placed, press, type Command } from '../keys/press';
import {
  followedState,
  startAt,
  type Carrying,
  type Cursor,
  type KeyAction,
  type KeyEffect,
  type KeyResult,
  type KeyState,
} from '../keys/keyState';
import { settled } from '../keys/walk';
import type { TimelineModel } from '../useTimelineModel';
import type { TimelineProps } from '../timelineProps';
import type { TimelineWords } from '../timelineWords';
import { cellWords, findingsWords, type FindingWords } from './announce';
import { boxesOf } from '../pointer/boxes';
import { bubblePlace, type Visible } from './bubblePlace';
import { editsWords } from './placeWords';
import type { PreviewStore } from './preview';

export interface KeyboardContext {
  readonly props: TimelineProps;
  readonly model: TimelineModel;
  readonly follow: Follow;
  readonly words: TimelineWords;
  readonly findingOf: FindingWords;
  readonly preview: PreviewStore;
  readonly say: (text: string) => void;
  readonly reveal: (cursor: Pick<Cursor, 'row' | 'column'>) => void;
  /** What is visible of the columns. */
  readonly visible: () => Visible;
  readonly showHelp: () => void;
  /** Opens the form of a new slot; absent where nothing can be drawn. */
  readonly onDraw: PlanActions['draw'];
  /** Any key was pressed. */
  readonly onKey: () => void;
  readonly onDone: (edits: readonly PlanEdit[], done: KeyAction, findings: readonly Finding[]) => void;
}

export interface Keyboard {
  readonly state: KeyState;
  readonly cursor: Cursor;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
  readonly goTo: (cursor: Cursor) => void;
  /** Goes to a slot, wherever it is. @param isTold whether it is announced */
  readonly follow: (slot: PlanSlot, isTold: boolean) => void;
  /** Whether the cursor is on one of these slots, or was when it went. */
  readonly isOn: (ids: ReadonlySet<number>) => boolean;
  readonly run: (name: Command) => void;
  /** Puts what is carried into a cell; false where nothing is. */
  readonly dropAt: (row: number, column: number) => boolean;
  /** Lets what is carried go back to where it was. */
  readonly letGo: () => void;
}

/** Shows where what is carried would go. @returns what speaks against it */
function showCarried(carrying: Carrying, context: KeyboardContext): void {
  const { model, words, findingOf, preview, props, say, reveal } = context;
  const { board, tops, metrics } = model;
  const edits = editsOf(carrying, board);
  const shown = edits.length > 0 ? edits : stayingEdits(carrying.kind === 'move' ? carrying.slots : [carrying.slot]);
  const findings = edits.length > 0 ? props.actions.check(edits) : [];
  const boxes = boxesOf(shown, board, tops, metrics);
  const [box] = boxes;
  const place = editsWords(board, words, shown);
  const at = bubblePlace((box?.left ?? 0) - 6, (box?.top ?? 0) + metrics.lane - 14, context.visible());
  preview.set({ boxes, findings, words: place, at });
  const [edit] = shown;
  if (edit?.kind === 'move') {
    const row = board.rows.findIndex((one) => personIdOf(one) === edit.salarieId);
    if (box) reveal({ row, column: board.scale.first + Math.floor(box.left / board.scale.width) });
  }
  const hint = edits.length === 0 && words.translate('timeline.dropHint');
  say([place, findingsWords(findingOf, findings), hint].filter(Boolean).join('. '));
}

/** The timeline under the keyboard. */
export function useKeyboard(context: KeyboardContext): Keyboard {
  const { props, model, words, say, follow } = context;
  const { board } = model;
  const [kept, setState] = useState<KeyState>(() => startAt(board.scale.first));
  const state = useMemo(() => followedState(kept, follow), [kept, follow]);
  const cursor = settled(board, state.cursor);
  const { actions, selection, onSelection } = props;

  const perform = (effect: KeyEffect, next: KeyState) => {
    switch (effect.kind) {
      case 'apply': {
        context.onDone(effect.edits, effect.done, actions.check(effect.edits));
        break;
      }
      case 'select':
        onSelection(effect.ids);
        if (effect.ids.size > 0) say(words.translate('timeline.selected', { smart_count: effect.ids.size }));
        break;
      case 'open':
        actions.open(effect.slotId);
        break;
      case 'draw': {
        const salarieId = personIdOf(board.rows[effect.row]);
        const workday = salarieId === undefined ? undefined : actions.workday?.(salarieId);
        if (salarieId !== undefined) context.onDraw?.({ salarieId, ...cellTimes(board.scale, effect.column, workday) });
        break;
      }
      case 'toggle':
        toggleGroup(props, effect.group);
        break;
      case 'page':
        props.onPage?.(effect.direction);
        break;
      case 'say':
        if (effect.word === 'carry' && next.carrying) showCarried(next.carrying, context);
        else say(words.translate(`timeline.said.${effect.word}`, { smart_count: effect.count }));
        break;
      case 'undo':
        actions.undo?.();
        break;
      case 'redo':
        actions.redo?.();
        break;
      case 'help':
        context.showHelp();
    }
  };
  const settle = ({ state: next, effects }: KeyResult) => {
    if (!next.carrying && state.carrying) context.preview.set(null);
    setState(next);
    const after = settled(board, next.cursor);
    const moved = after.row !== cursor.row || after.column !== cursor.column || after.slotId !== cursor.slotId;
    if (moved) {
      context.reveal(after);
      say(cellWords(board, words, after, model.hours[after.row]));
    }
    for (const effect of effects) perform(effect, next);
  };
  const canWrite = actions.apply !== undefined || actions.draw !== undefined;
  return {
    state,
    cursor,
    onKeyDown: (event) => {
      context.onKey();
      const { key: name, ctrlKey, metaKey, shiftKey: shift, altKey: alt } = event;
      const key = { key: name, ctrl: ctrlKey || metaKey, shift, alt };
      const result = press(state, key, board, { selection, canWrite });
      if (!result) return;
      event.preventDefault();
      settle(result);
    },
    onKeyUp: (event) => {
      if (event.key === 'Shift' && state.carrying?.kind === 'resize') settle(dropped(state, board));
    },
    isOn: (ids) => kept.cursor.slotId !== null && ids.has(kept.cursor.slotId),
    follow: (slot, isTold) => {
      const row = board.rows.findIndex((one) => personIdOf(one) === slot.salarieId);
      if (row < 0) return;
      const column = Math.floor(wallOf(slot.start) / board.scale.unit);
      const next = { row, column, slotId: slot.id };
      setState((before) => ({ ...before, cursor: next }));
      context.reveal(next);
      if (isTold) say(cellWords(board, words, next, model.hours[row]));
    },
    goTo: (next) => setState((before) => ({ ...before, cursor: next, anchor: null, carrying: null })),
    run: (name) => settle(command(name, { ...state, cursor }, board, selection)),
    dropAt: (row, column) => {
      if (state.carrying?.kind !== 'move') return false;
      settle(placed({ ...state, cursor: { row, column, slotId: null } }, board));
      return true;
    },
    letGo: () => {
      if (!state.carrying) return;
      context.preview.set(null);
      setState({ ...state, carrying: null });
    },
  };
}

/** Folds or unfolds a group. */
export function toggleGroup({ collapsed, onCollapsed }: TimelineProps, key: string): void {
  const next = new Set(collapsed);
  if (!next.delete(key)) next.add(key);
  onCollapsed(next);
}
