import { hasModifier, type PressedKey } from '../../page/pressedKeys';
import { extendSelection } from './extendSelection';

/** Focusable elements of a row. */
const CONTROLS = 'a, button, input[type=checkbox]';

const rowOf = (element: Element): Element | null => element.closest('tbody > tr');

const HEAD = '.group-head';

/** Heads of groups whose rows show: arrow keys pass them. */
const PASSED = '.group-head:not(.is-closed)';

/** The next row below or above, past the heads of open groups. */
function beside(row: Element, way: 'nextElementSibling' | 'previousElementSibling'): Element | null {
  let other = row[way];
  while (other?.matches(PASSED)) other = other[way];
  return other;
}

/** The control at the same position in another row, or else that row's link. */
function counterpart(control: Element, row: Element, other: Element): HTMLElement | null {
  if (row.matches(HEAD) || other.matches(HEAD)) return other.querySelector<HTMLElement>('th :is(a, button)');
  const cell = control.closest('th, td');
  const at = cell ? [...row.children].indexOf(cell) : -1;
  const within = [...(cell?.querySelectorAll(CONTROLS) ?? [])].indexOf(control);
  const found = other.children[at]?.querySelectorAll<HTMLElement>(CONTROLS)[within];
  return found ?? other.querySelector<HTMLElement>('th a');
}

/** Tab stops. */
const STOPS = ':is(a[href], button, input, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

const stopsIn = (part: Element | null): readonly HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>(STOPS) ?? []),
];

/**
 * At the end of a row (with Shift at its start), Tab leaves the table, because arrows move between rows and what
 * follows is a hundred stops away. Focuses the table's last or first stop, from which the browser continues.
 */
function leaveRows({ target, shiftKey }: PressedKey, row: Element): void {
  if (row.matches(HEAD)) return;
  const own = stopsIn(row);
  if (target !== (shiftKey ? own[0] : own.at(-1))) return;
  const all = stopsIn(row.parentElement);
  (shiftKey ? all[0] : all.at(-1))?.focus({ preventScroll: true });
}

const around = (part: Element): ParentNode => part.closest('main, [role=tabpanel]') ?? document;

/** First button of the selection bar; null without a selection. */
const selectionOffer = (row: Element): HTMLElement | null =>
  around(row).querySelector<HTMLElement>('[data-selection-offers] button');

/** The button that clears the selection; null without one. */
const selectionEnd = (row: Element): HTMLElement | null =>
  around(row).querySelector<HTMLElement>('[data-selection] button');

/** The row from which the selection's actions were reached. */
const LEFT = 'data-left';

/** Gives the focus back from the selection's actions to the row that had it, or else to a selected one. */
export function returnToRow(bar: Element): void {
  const rows = around(bar);
  const row = rows.querySelector(`[${LEFT}]`) ?? rows.querySelector('.row.is-selected');
  row?.removeAttribute(LEFT);
  (row?.querySelector<HTMLElement>('th a') ?? row?.querySelector('input'))?.focus();
}

/** Keys of the next row below and above. */
const BESIDE: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling' | undefined>> = {
  ArrowDown: 'nextElementSibling',
  j: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
  k: 'previousElementSibling',
};

/** The row that a key leads to: the next one, the first, the last, or one a window further. */
function destination(key: string, row: Element): Element | null | undefined {
  const way = BESIDE[key];
  if (way) return beside(row, way);
  const rows = [...(row.parentElement?.children ?? [])].filter((one) => !one.matches(PASSED));
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  if (key !== 'PageDown' && key !== 'PageUp') return undefined;
  const { clientHeight: room = 0 } = row.closest('.table-frame') ?? {};
  const step = Math.max(1, Math.floor(room / Math.max(1, row.clientHeight)) - 2);
  const at = rows.indexOf(row) + (key === 'PageDown' ? step : -step);
  return rows[Math.max(0, Math.min(at, rows.length - 1))];
}

/** The button of a group's head that the key opens or closes, from the head itself or from a row below it. */
function groupToggle(key: string, row: Element): HTMLElement | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const isOpening = (key === 'ArrowRight') !== (getComputedStyle(row).direction === 'rtl');
  let head: Element | null = row;
  while (head && !head.matches(HEAD)) head = isOpening ? null : head.previousElementSibling;
  return head?.querySelector<HTMLElement>(`button[aria-expanded=${!isOpening}]`) ?? null;
}

/** Keys of a row that the page below would use for its own record. */
const LETTERS = ['j', 'k', 'x', 'e'];

/** What a key presses in the row: its checkbox, or its edit button. */
function pressed(key: string, control: Element, row: Element): HTMLElement | null {
  if (key === 'x' || (key === ' ' && control.matches('th a')))
    return row.querySelector<HTMLElement>('input[type=checkbox]');
  return key === 'e' ? row.querySelector<HTMLElement>('[aria-keyshortcuts=E]') : null;
}

/** Control + A selects the page, and then all results; the browser would mark the texts of the page. */
function selectAll(event: PressedKey, row: Element): void {
  const page = row.closest('table')?.querySelector<HTMLInputElement>('thead input[type=checkbox]');
  if (!page) return;
  event.preventDefault();
  const control = page.checked ? around(row).querySelector<HTMLElement>('[data-select-everything]') : page;
  control?.click();
}

const isSelectAll = ({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Keyboard navigation of rows: Up, Down (or K and J), Page Up, Page Down, Home and End move to the same control of
 * another row; Up and Down with Shift select it too. X (on the link, Space) selects the row, E edits its record, A goes
 * to the selection's actions, Control + A selects all rows, Escape clears the selection, Enter opens the link, Left closes the row's group, Right
 * opens it from its head, Tab leaves the table.
 */
export function onRowKey(event: PressedKey): void {
  const { target } = event;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.defaultPrevented) return;
  const inRow = target instanceof Element && target.matches(CONTROLS) ? rowOf(target) : null;
  if (inRow && isSelectAll(event)) return selectAll(event, inRow);
  if (hasModifier(event)) return;
  if (key === 'Tab' && target instanceof Element) {
    const left = rowOf(target);
    if (left) leaveRows(event, left);
    return;
  }
  const way = BESIDE[key];
  const isFree = !event.shiftKey || way !== undefined;
  const row = isFree ? inRow : null;
  if (!row) return;
  if (LETTERS.includes(key)) event.preventDefault();
  const toggle = groupToggle(key, row);
  toggle?.focus();
  const button = toggle ?? pressed(key, target as Element, row);
  if (button) {
    event.preventDefault();
    return button.click();
  }
  // A link has the key already.
  if (key === 'Enter' && (target as Element).matches('td:first-child input[type=checkbox]'))
    return row.querySelector<HTMLElement>('th a')?.click();
  const end = key === 'Escape' ? selectionEnd(row) : null;
  if (end) {
    event.preventDefault();
    return end.click();
  }
  const offer = key === 'a' ? selectionOffer(row) : null;
  if (offer) row.setAttribute(LEFT, '');
  const other = destination(key, row);
  const control = offer ?? (other && counterpart(target as Element, row, other));
  if (!control) return;
  if (other && event.shiftKey && way) extendSelection(row, other, way);
  event.preventDefault();
  control.focus();
}

type Focused = Pick<FocusEvent, 'type' | 'target'>;

/**
 * Marks a list that has keyboard focus in a row (`data-keys`). A `:has` selector would recompute the styles
 * of the whole table at each focus.
 */
export function markRowFocus({ type, target }: Focused): void {
  if (!(target instanceof Element)) return;
  target.closest('.list-frame')?.toggleAttribute('data-keys', type === 'focus' && target.matches(':focus-visible'));
}

/** A control beside or above the rows that has no use for letters and arrows, among those of the list with the search. */
export function isToolOf(search: Element, focused: Element | null): boolean {
  if (!focused?.matches('button, [role=button], a[href]')) return false;
  const bar = focused.closest('[role=search]');
  return (
    around(search).contains(focused) &&
    (!bar || bar.contains(search)) &&
    !focused.closest('tbody, [role=dialog], [role=menu], [role=tablist], [role=listitem], [data-record]')
  );
}

/** Focuses the link of the first row. @returns false if there is no row */
export function focusFirstRow(above: Element): boolean {
  const link = around(above).querySelector<HTMLElement>('tbody th a, tbody .is-closed button');
  link?.focus();
  return link !== null;
}
