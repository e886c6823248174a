import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { Flag, FunctionWithRights, Right } from '../api/accessTypes';
import { FLAGS, type FlagWords } from '../api/useFlagWords';
import { inside, moveFocus, type Position } from './moveFocus';
import type { Grant } from './pendingChanges';
import { scrollToSee, type Axis } from './visibleRange';

export interface MatrixFocusOptions {
  readonly functions: readonly FunctionWithRights[];
  readonly rights: readonly Right[];
  readonly down: Axis;
  /** In functions rather than levels. */
  readonly across: Axis;
  readonly onToggle: (grant: Grant) => void;
  readonly readOnly: boolean;
  readonly words: Readonly<Record<Flag, FlagWords>>;
}

const placeOf = (target: EventTarget): Position | undefined => {
  const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : undefined;
  const [row, column] = (at ?? '').split(':').map(Number);
  return at && row !== undefined && column !== undefined ? { row, column } : undefined;
};

/** The focused cell, and the effect of keys and clicks. */
export function useMatrixFocus(element: RefObject<HTMLElement | null>, options: MatrixFocusOptions) {
  const { functions, rights, down, across, onToggle, readOnly, words } = options;
  const bounds = {
    rows: rights.length,
    columns: functions.length * FLAGS.length,
    group: FLAGS.length,
    page: Math.max(1, Math.floor(down.viewport / down.size) - 1),
  };
  const [asked, setAsked] = useState<Position>({ row: 0, column: 0 });
  const position = inside(asked, bounds);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    element.current
      ?.querySelector<HTMLElement>(`[data-at="${position.row}:${position.column}"]`)
      ?.focus({ preventScroll: true });
    // Including `asked`: a click on the focused cell must return the focus to it.
  }, [element, asked, position.row, position.column]);

  function moveTo(next: Position): void {
    takesFocus.current = true;
    setAsked(next);
    if (!element.current) return;
    element.current.scrollTop = scrollToSee(down, next.row);
    element.current.scrollLeft = scrollToSee(across, Math.floor(next.column / FLAGS.length));
  }

  function toggle({ row, column }: Position, flag = FLAGS[column % FLAGS.length]): void {
    const right = rights[row];
    const fonction = functions[Math.floor(column / FLAGS.length)];
    if (readOnly || !right || !fonction || !flag || !right.flags.includes(flag)) return;
    onToggle({ fonctionId: fonction.id, droitId: right.id, flag });
  }

  return {
    position,
    onKeyDown(event: KeyboardEvent) {
      if (!placeOf(event.target) || event.altKey || event.metaKey) return;
      const next = moveFocus(position, event, bounds);
      const letter = event.ctrlKey ? undefined : FLAGS.find((flag) => words[flag].key === event.key.toLowerCase());
      if (next) moveTo(next);
      else if (event.key === ' ') toggle(position);
      else if (letter) toggle(position, letter);
      else return;
      event.preventDefault();
    },
    onClick(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place) return;
      moveTo(place);
      toggle(place);
    },
    onFocus(event: FocusEvent) {
      const place = placeOf(event.target);
      if (place) setAsked(place);
    },
  };
}
