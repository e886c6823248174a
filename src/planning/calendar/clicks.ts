import type { MouseEvent } from 'react';
import { slotIdAt } from '../editing/pointer/slotIdAt';
import type { EditPlace } from '../editing/geometry';
import type { PlanActions } from '../model/plan';
import type { CalendarEditing } from './useCalendarEditing';

export interface ClickOptions {
  readonly editing: CalendarEditing;
  readonly open: PlanActions['open'];
  /** Whether there is a place to put something down. */
  readonly isPlace: (target: HTMLElement) => boolean;
  /** A click of the mouse at a place where nothing is. */
  readonly onEmpty: ((place: EditPlace) => void) | undefined;
}

const NONE: ReadonlySet<number> = new Set();

/** What a click means: it opens; with Control or Shift, or a finger's first tap, it selects; while something is carried it puts it down. */
export function clicks({ editing, open, isPlace, onEmpty }: ClickOptions) {
  const { geometry, selection, state, slotOf, select, obey, canWrite } = editing;
  return (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const place = geometry.placeAt({ x: event.clientX, y: event.clientY });
    const id = slotIdAt(target);
    if (state.carrying) {
      if (place && isPlace(target)) obey({ kind: 'dropAt', place });
      return undefined;
    }
    const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (id !== undefined) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return void obey({ kind: 'toggle' }, slotOf(id));
      const isChosen = selection.size === 1 && selection.has(id);
      if (isTouch && canWrite && !isChosen) return select(new Set([id]));
      return open(id);
    }
    if (!geometry.isEmpty(target)) return undefined;
    if (selection.size > 0) return select(NONE);
    if (!isTouch && place) onEmpty?.(place);
    return undefined;
  };
}
