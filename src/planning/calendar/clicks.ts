import type { MouseEvent } from 'react';
import type { PlanActions } from '../model/plan';
import { slotIdAt } from './editing/focus';
import type { Geometry } from './editing/geometry';
import type { Editing } from './editing/useEditing';

export interface ClickOptions {
  readonly editing: Editing;
  readonly geometry: Geometry;
  readonly open: PlanActions['open'];
  /** Whether a click there is between the slots. */
  readonly isEmpty: (target: HTMLElement) => boolean;
  /** Whether there is a place to put something down. */
  readonly isPlace: (target: HTMLElement) => boolean;
  /** A click of the mouse at a time where nothing is. */
  readonly onEmpty: ((wall: number) => void) | undefined;
}

const NONE: ReadonlySet<number> = new Set();

/** What a click means: it opens; with Control or Shift, or a finger's first tap, it selects; while something is held it puts it down. */
export function clicks({ editing, geometry, open, isEmpty, isPlace, onEmpty }: ClickOptions) {
  return (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const wall = geometry.wallAt(event.clientX, event.clientY);
    const id = slotIdAt(target);
    if (editing.held) {
      if (wall !== undefined && isPlace(target)) editing.dropAt(wall);
      return;
    }
    const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (id !== undefined) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return editing.toggle(id);
      const isChosen = editing.selection.size === 1 && editing.selection.has(id);
      if (isTouch && editing.canWrite && !isChosen) return editing.select(new Set([id]));
      return open(id);
    }
    if (!isEmpty(target)) return;
    if (editing.selection.size > 0) editing.select(NONE);
    else if (!isTouch && wall !== undefined) onEmpty?.(wall);
  };
}
