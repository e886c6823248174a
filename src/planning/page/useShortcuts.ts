import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../resources/views/page/isDialogOpen';
import { isTyping } from '../../resources/views/page/isTyping';
import { enterPlan } from './planFocus';
import type { ViewPeriod } from './switches';
import type { View } from './urlState';

export interface ShortcutActions {
  readonly today: () => void;
  readonly step: (direction: -1 | 1) => void;
  readonly show: (view: View) => void;
  /** Shows a day, a week, a month or a year in the present look, or in the calendar if the look has none. */
  readonly showPeriod: (period: ViewPeriod) => void;
  readonly search: () => void;
  readonly help: () => void;
  readonly create: (() => void) | undefined;
  readonly simulate: (() => void) | undefined;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Whether the down arrow may enter the plan: the focus is on the page or a toolbar button, which do not use it. */
const isAbovePlan = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('body, main, [data-plan], [role=toolbar] button');

/** The views of keys 1 to 7. */
const VIEW_ORDER: readonly View[] = ['timeline', 'day', 'workWeek', 'week', 'month', 'agenda', 'year'];

/** Letters of the periods, as in other calendars. */
const PERIOD_KEYS: Readonly<Record<string, ViewPeriod>> = { d: 'day', w: 'week', m: 'month', y: 'year' };

const PAGES: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

/** Where letters choose an item. */
const CHOOSES = '[role=menu], [role=listbox], [role=combobox]';

function run(event: KeyboardEvent, actions: ShortcutActions): boolean {
  const key = event.key.toLowerCase();
  const page = PAGES[event.key];
  if (page && (event.altKey || (event.target as Element).closest('[role=grid]'))) {
    actions.step(page);
    return true;
  }
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    const turn = key === 'z' && !event.shiftKey ? actions.undo : key === 'y' || key === 'z' ? actions.redo : undefined;
    // Without one, the page says why nothing is undone.
    turn?.();
    return turn !== undefined;
  }
  if (event.key === 'ArrowDown' && isAbovePlan(event.target)) return enterPlan();
  const view = VIEW_ORDER[Number(key) - 1];
  const period = PERIOD_KEYS[key];
  if (view) actions.show(view);
  else if (period) actions.showPeriod(period);
  else if (key === 'a') actions.show('agenda');
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
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (isDialogOpen(event.target)) return;
    if (event.target instanceof Element && event.target.closest(CHOOSES)) return;
    if (run(event, actions)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
