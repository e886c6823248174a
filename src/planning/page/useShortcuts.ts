import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../resources/views/page/isDialogOpen';
import { isTyping } from '../../resources/views/page/isTyping';
import { enterPlan, focusNextSlot, focusSelectionBar, openFocusedSlot } from './planFocus';
import { LOOKS, PERIODS, type Look, type ViewPeriod } from './switches';

export interface ShortcutActions {
  readonly today: () => void;
  readonly step: (direction: -1 | 1) => void;
  readonly showLook: (look: Look) => void;
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

/** The digit of a key, also where it needs Shift, as on French keyboards. */
const digitOf = ({ code }: KeyboardEvent): number => Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? Number.NaN);

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
  const digit = digitOf(event);
  // In the order of the toolbar's switches: keys 1 to 5 and 6 to 8.
  const period = PERIODS[digit - 1];
  const look = LOOKS[digit - 1 - PERIODS.length];
  if (period) actions.showPeriod(period);
  else if (look) actions.showLook(look);
  else if (key === 'h') actions.today();
  else if (key === 'p') actions.step(-1);
  else if (key === 's') actions.step(1);
  else if (key === 'j' || key === 'k') return focusNextSlot(key === 'j' ? 1 : -1);
  else if (key === 'a') return focusSelectionBar();
  else if (key === 'e') return openFocusedSlot();
  else if (key === '/') actions.search();
  else if (key === '?') actions.help();
  else if (key === 'n' && actions.create) actions.create();
  else if (key === 'r' && actions.simulate) actions.simulate();
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
