import type { MouseEvent } from 'react';
import { slotIdAt } from '../editing/pointer/slotIdAt';
import type { EditPlace } from '../editing/geometry';
import type { PlanActions } from '../model/plan';
import type { CalendarEditing } from './useCalendarEditing';

export interface ClickOptions {
  readonly editing: CalendarEditing;
  readonly open: PlanActions['open'];
  /** Whether something can be dropped there. */
  readonly isPlace: (target: HTMLElement) => boolean;
  /** Handles a mouse click on an empty place. */
  readonly onEmpty: ((place: EditPlace) => void) | undefined;
}

const NONE: ReadonlySet<number> = new Set();

/** A click opens a slot; Control, Shift or a first tap selects it; while slots are carried it drops them. */
export function clicks({ editing, open, isPlace, onEmpty }: ClickOptions) {
  const { geometry, selection, state, slotOf, select, obey, isSelectedByTap } = editing;
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
      if (isTouch && isSelectedByTap && !isChosen) return select(new Set([id]));
      return open(id);
    }
    if (!geometry.isEmpty(target)) return undefined;
    if (selection.size > 0) return select(NONE);
    if (!isTouch && place) onEmpty?.(place);
    return undefined;
  };
}
