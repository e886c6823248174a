import type { EditCommand } from '../../editing/keyMap';
import { useState, type MouseEvent, type RefObject } from 'react';
import { newKinds, type NewKind } from '../../model/plan';
import { dayOfColumn } from '../scale';
import { personIdOf } from '../shownRows';
import type { TimelineProps } from '../timelineProps';
import type { TimelineModel } from '../useTimelineModel';
import type { TimelineEditing } from './useTimelineEditing';
import { personLabel } from '../../core/personLabel';

export interface MenuContext {
  readonly props: TimelineProps;
  readonly model: TimelineModel;
  readonly editing: TimelineEditing;
  readonly scroller: RefObject<HTMLElement | null>;
}

interface Opened {
  readonly x: number;
  readonly y: number;
  readonly slotId: number | null;
}

export interface OpenedMenu {
  readonly at: Opened | null;
  readonly commands: readonly EditCommand[];
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  readonly onClose: () => void;
  readonly onRun: (command: EditCommand) => void;
  /** Absent unless the menu is about one slot. */
  readonly onOpen: (() => void) | undefined;
  /** New slots in an empty cell. */
  readonly kinds: readonly NewKind[];
  readonly onNew: (kind: NewKind) => void;
  /** The plan of the row's person. */
  readonly person: { readonly name: string; readonly open: () => void } | undefined;
  /** Shows the hours of the column's day; absent where they are shown. */
  readonly onDay: (() => void) | undefined;
}

const NONE: ReadonlySet<number> = new Set();
const OF_SLOTS = ['move', 'copy', 'cut', 'duplicate', 'delete'] as const;
const RIGHT = 2;

export function useSlotMenu({ props, model, editing, scroller }: MenuContext): OpenedMenu {
  const { actions, selection, onSelection, personPlan, zoom, onDay } = props;
  const { board } = model;
  const { cursor, state, canWrite, draw, pointer, geometry } = editing;
  const [at, setAt] = useState<Opened | null>(null);
  const row = board.rows[cursor.row];
  const salarieId = personIdOf(row);
  const person = row?.kind === 'person' ? row.person : undefined;
  const isAtSlot = at?.slotId !== null && at !== null;

  /** The place of the menu: at the pointer, or at the keyboard's cursor. */
  const placeOf = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== RIGHT) return { row: cursor.row, column: cursor.column, slotId: cursor.slotId };
    const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-slot]')?.dataset.slot;
    const { row, column } = geometry.hit({ x: event.clientX, y: event.clientY });
    return { row, column, slotId: slot === undefined ? null : Number(slot) };
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('.tl-header,.tl-name,[data-more]')) return;
    event.preventDefault();
    if (pointer.isDragging() || state.carrying) return;
    const place = placeOf(event);
    editing.goTo(place);
    if (place.slotId === null) onSelection(NONE);
    else if (!selection.has(place.slotId)) onSelection(new Set([place.slotId]));
    setAt({ x: event.clientX, y: event.clientY, slotId: place.slotId });
  };
  const close = () => setAt(null);
  const then = (work: () => void) => () => {
    close();
    scroller.current?.focus({ preventScroll: true });
    work();
  };
  const ofSlots: readonly EditCommand[] = canWrite ? OF_SLOTS : ['copy'];
  const canPaste = canWrite && state.clipboard !== null;
  const opened = at?.slotId ?? null;
  return {
    at,
    commands: [...(isAtSlot ? ofSlots : []), ...(canPaste ? (['paste'] as const) : [])],
    onContextMenu,
    onClose: close,
    onRun: (command) => then(() => editing.run(command))(),
    onOpen: opened !== null && selection.size <= 1 ? then(() => actions.open(opened)) : undefined,
    kinds: draw && salarieId !== undefined && opened === null ? newKinds(actions, props.plan.types) : [],
    onNew: (kind) => then(() => editing.drawAt(cursor.row, cursor.column, kind))(),
    person:
      person && personPlan ? { name: personLabel(person), open: then(() => personPlan.open(person.id)) } : undefined,
    onDay: zoom === 'days' && onDay ? then(() => onDay(dayOfColumn(board.scale, cursor.column))) : undefined,
  };
}
