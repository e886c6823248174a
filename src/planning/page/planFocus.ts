import { slotIdAt } from '../editing/pointer/slotIdAt';
import type { DaySpan } from '../model/plan';

const PLAN = 'main [data-plan]';

/** Where the keyboard enters a view, best first: the grid of the team or the month, a slot, a month of the year, a day's head. */
const ENTRIES: readonly string[] = [
  '[role=grid]:is([tabindex="0"])',
  '[role=grid] [tabindex="0"]',
  ':is([data-slot], [data-slots], .rbc-event):is([tabindex="0"])',
  '[data-wall]',
  'button[data-day][data-today]',
  'button[data-day]',
  'h2 button',
  '.rbc-header button',
  'section button',
];

export const isInPlan = (): boolean => Boolean(document.activeElement?.closest(PLAN));

const entryIn = (plan: Element | null, entries: readonly string[]): HTMLElement | undefined =>
  entries.map((entry) => plan?.querySelector<HTMLElement>(entry)).find(Boolean) ?? undefined;

const focus = (entry: HTMLElement): void => entry.focus({ preventScroll: entry.getAttribute('role') === 'grid' });

/** Moves the focus on into a plan that was entered before it was drawn. */
function enterWhenDrawn(plan: HTMLElement, entries: readonly string[]): void {
  const observer = new MutationObserver(() => {
    const entry = entryIn(plan, entries);
    const isHere = document.activeElement === plan;
    if (isHere && !entry) return;
    observer.disconnect();
    if (isHere && entry) focus(entry);
  });
  observer.observe(plan, { childList: true, subtree: true, attributes: true, attributeFilter: ['tabindex'] });
}

/**
 * Moves the focus to the plan; to the plan itself until something in it can have the focus.
 * @param day the cell of the month to enter
 * @returns false if there is no plan
 */
export function enterPlan(day?: number): boolean {
  const plan = document.querySelector<HTMLElement>(PLAN);
  const entries = day === undefined ? ENTRIES : [`[role=grid] [data-day="${day}"] [data-number]`, ...ENTRIES];
  const entry = entryIn(plan, entries);
  if (entry) focus(entry);
  else if (plan) {
    plan.focus();
    enterWhenDrawn(plan, entries);
  }
  return plan !== null;
}

/** Moves the focus to a day that is shown: its cell of the month, its hours, or its first slot in a list. */
export function enterDay(day: number): void {
  const plan = document.querySelector<HTMLElement>(PLAN);
  const places = ['[role=grid] [data-day="D"] [data-number]', '[data-day="D"] [data-slot]'];
  places
    .map((place) => plan?.querySelector<HTMLElement>(place.replace('D', String(day))))
    .find(Boolean)
    ?.focus();
}

/** The day under the keyboard's cursor; undefined if the focus is not on a day of the plan. */
export function keyboardDay(
  { first, last }: DaySpan,
  dayOf: (slotId: number) => number | undefined,
): number | undefined {
  const on = isInPlan() ? document.activeElement : null;
  if (!(on instanceof HTMLElement)) return undefined;
  const marked = on.closest<HTMLElement>('[data-day]') ?? on.querySelector<HTMLElement>(':scope > [data-day]');
  const slotId = slotIdAt(on);
  const day = Number(on.dataset.cursorDay ?? marked?.dataset.day ?? (slotId === undefined ? undefined : dayOf(slotId)));
  return Number.isNaN(day) ? undefined : Math.min(last, Math.max(first, day));
}

/** What has the focus for a slot, in the calendar and in lists. */
const SLOTS = `${PLAN} :is(button[data-slot], button[data-slots], .rbc-event)`;

/** Moves the focus to the next (1) or previous (-1) slot of the calendar. @returns false without a slot */
export function focusNextSlot(by: -1 | 1): boolean {
  const slots = [...document.querySelectorAll<HTMLElement>(SLOTS)];
  const { activeElement } = document;
  const on = slots.findIndex((slot) => slot.contains(activeElement));
  const isAfter = (slot: Element) =>
    activeElement !== null && activeElement.compareDocumentPosition(slot) === Node.DOCUMENT_POSITION_FOLLOWING;
  const beside =
    on >= 0 ? slots[on + by] : by > 0 ? (slots.find(isAfter) ?? slots[0]) : slots.findLast((one) => !isAfter(one));
  beside?.focus();
  return slots.length > 0;
}

/** Moves the focus to the commands on the selected slots. @returns false without a selection */
export function focusSelectionBar(): boolean {
  const command = document.querySelector<HTMLElement>('[data-edit-bar] button');
  command?.focus();
  return command !== null;
}

/** Opens the slot of a list that has the focus. @returns false without a slot */
export function openFocusedSlot(): boolean {
  const slot = document.activeElement?.closest<HTMLElement>(`${PLAN} button[data-slot]`);
  slot?.click();
  return Boolean(slot);
}
