import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../resources/views/page/isDialogOpen';
import { isTyping } from '../../resources/views/page/isTyping';
import type { View } from './urlState';

export interface ShortcutActions {
  readonly today: () => void;
  readonly step: (direction: -1 | 1) => void;
  readonly show: (view: View) => void;
  readonly search: () => void;
  readonly help: () => void;
  readonly create: (() => void) | undefined;
  readonly simulate: (() => void) | undefined;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** The grid of the view: the timeline itself or the focusable cell of the month. */
const PLAN = 'main [role=grid]:is([tabindex="0"]), main [role=grid] [tabindex="0"]';

/** Moves the focus to the grid. @returns false if the view has no grid */
export function enterPlan(): boolean {
  const plan = document.querySelector<HTMLElement>(PLAN);
  plan?.focus({ preventScroll: true });
  return plan !== null;
}

/** Whether the down arrow may enter the plan: the focus is on the page or a toolbar button, which do not use it. */
const isAbovePlan = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('body, main, [role=toolbar] button');

/** The views of keys 1 to 7. */
const VIEW_ORDER: readonly View[] = ['timeline', 'day', 'workWeek', 'week', 'month', 'agenda', 'year'];

function run(event: KeyboardEvent, actions: ShortcutActions): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z' && !event.shiftKey) actions.undo?.();
    else if (key === 'y' || key === 'z') actions.redo?.();
    else return false;
    return true;
  }
  if (event.key === 'ArrowDown' && isAbovePlan(event.target)) return enterPlan();
  const view = VIEW_ORDER[Number(key) - 1];
  if (view) actions.show(view);
  else if (key === 't') actions.today();
  else if (key === 'k') actions.step(-1);
  else if (key === 'j') actions.step(1);
  else if (key === '/') actions.search();
  else if (key === '?') actions.help();
  else if (key === 'n' && actions.create) actions.create();
  else if (key === 's' && actions.simulate) actions.simulate();
  else return false;
  return true;
}

/** The page's shortcuts; ignored while typing, in a dialog, and if the view has handled the key. */
export function useShortcuts(actions: ShortcutActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    if (isDialogOpen(event.target)) return;
    if (run(event, actions)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
