import type { MouseEvent, PointerEvent } from 'react';
import type { Cursor } from '../keys/keyState';
import type { TimelineProps } from '../timelineProps';
import type { TimelineModel } from '../useTimelineModel';
import { toggleGroup, type TimelineEditing } from './useTimelineEditing';
import { fromColumnIndex } from './ids';

export interface ClickContext {
  readonly props: TimelineProps;
  readonly model: TimelineModel;
  readonly editing: TimelineEditing;
  readonly isFocused: boolean;
  /** Opens or folds the hours of the night. */
  readonly onNights: () => void;
  /** Shows every slot of a row. */
  readonly onExpand: (row: string) => void;
  /** Shows only the first lanes of a row again. */
  readonly onFold: (row: string) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Handles clicks, taps and double clicks of all rows. */
export function useClicks({ props, model, editing, isFocused, onNights, onExpand, onFold }: ClickContext) {
  const { zoom, actions, selection, onSelection } = props;
  const { rows, scale } = model.board;
  const { cursor, drawAt, geometry } = editing;
  const { carrying } = editing.state;

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const data = (name: string) => target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
    const group = data('group');
    const more = data('more');
    const day = data('day');
    const { row, column } = placeOf(event, target);
    const personOf = data('person');
    if (carrying && !target.closest('.tl-header')) return void editing.dropAt(row, column);
    if (group !== undefined) return toggleGroup(props, group);
    if (more !== undefined) return onExpand(more);
    if (data('night') !== undefined) return onNights();
    if (day !== undefined) return zoom === 'days' ? props.onDay?.(Number(day)) : undefined;
    if (target.closest('.tl-header')) return undefined;
    if (personOf !== undefined) {
      // With a modifier the browser follows the link, in another tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey || !props.personPlan) return undefined;
      event.preventDefault();
      return props.personPlan.open(Number(personOf));
    }
    if (target.closest('.tl-name')) return onFold(rows[row]?.key ?? '');
    const clicked = data('slot');
    const id = clicked === undefined ? null : Number(clicked);
    const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    const isAgain = isTouch && cursor.row === row && cursor.slotId === id && (id !== null || cursor.column === column);
    editing.goTo({ row, column, slotId: id });
    if (id === null) {
      if (isAgain && isFocused) return drawAt(row, column);
      if (selection.size > 0) onSelection(NONE);
      return undefined;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      const ids = new Set(selection);
      if (!ids.delete(id)) ids.add(id);
      return onSelection(ids);
    }
    if (isAgain && selection.has(id)) return actions.open(id);
    return onSelection(new Set([id]));
  };
  /** The cell of a click. A click by a screen reader has no coordinates, so its slot's cell is used. */
  const placeOf = (event: MouseEvent, target: HTMLElement): Pick<Cursor, 'row' | 'column'> => {
    const row = Number(target.closest('[role=row]')?.getAttribute('aria-rowindex') ?? 0) - 2;
    const element = target.closest('[data-slot]');
    if (element && event.clientX === 0)
      return { row, column: scale.first + fromColumnIndex(Number(element.getAttribute('aria-colindex'))) };
    const hit = geometry.hit({ x: event.clientX, y: event.clientY });
    return { row: row >= 0 ? row : hit.row, column: hit.column };
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.closest('.tl-name,.tl-header,[data-more]')) return;
    const slot = target.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    if (slot !== undefined) return actions.open(Number(slot));
    const { row, column } = geometry.hit({ x: event.clientX, y: event.clientY });
    return drawAt(row, column);
  };
  /** The focus that a pressed mouse brings is on what it pressed, also if a drag follows. */
  const onPress = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const slot = target.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    if (slot === undefined || carrying || event.pointerType === 'touch' || event.button !== 0) return;
    editing.goTo({ ...placeOf(event, target), slotId: Number(slot) });
  };
  return { onClick, onDoubleClick, onPress };
}
