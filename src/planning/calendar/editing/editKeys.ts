import type { KeyboardEvent } from 'react';
import { slotIdAt } from './focus';
import { carryingCommand, keyCommandOf, type PressedKey, type Steps } from './calendarKeys';
import type { Drag } from './useDrag';
import type { Editing } from './useEditing';

/** The key of an event. */
const pressed = (event: KeyboardEvent<HTMLElement>): PressedKey => ({
  key: event.key,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  shift: event.shiftKey,
});

/** On a slot the space bar selects: no browser is to press it as a button as well. */
export function keepSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && slotIdAt(event.target) !== undefined) event.preventDefault();
}

/** The keys of a calendar's slots. @returns a handler that says whether it has used the key */
export function editKeys(editing: Editing, drag: Drag, steps: Steps) {
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.defaultPrevented) return true;
    if (event.key === 'Escape' && drag.cancel()) {
      event.preventDefault();
      return true;
    }
    const key = pressed(event);
    const command = editing.held ? carryingCommand(key, steps) : keyCommandOf(key, steps);
    const id = slotIdAt(event.target);
    if (!command || !editing.obey(command, id === undefined ? undefined : editing.slotOf(id))) return false;
    event.preventDefault();
    return true;
  };
}
