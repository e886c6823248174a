import { hasModifier, type PressedKey } from '../../page/pressedKeys';

/** What can have the focus in a row. */
const CONTROLS = 'a, button, input[type=checkbox]';

const rowOf = (element: Element): Element | null => element.closest('tbody > tr');

/** The control of another row that stands where one stands in its own; the row's link where that row has none there. */
function counterpart(control: Element, row: Element, other: Element): HTMLElement | null {
  const cell = control.closest('th, td');
  const at = cell ? [...row.children].indexOf(cell) : -1;
  const within = [...(cell?.querySelectorAll(CONTROLS) ?? [])].indexOf(control);
  const found = other.children[at]?.querySelectorAll<HTMLElement>(CONTROLS)[within];
  return found ?? other.querySelector<HTMLElement>('th a');
}

/** Where the tabulator stops. */
const STOPS = ':is(a[href], button, input, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

const stopsIn = (part: Element | null): readonly HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>(STOPS) ?? []),
];

/**
 * Leaves the rows by the tabulator at the end of one (or, with Shift, at its beginning): arrows go from row to row, and what
 * follows the table would be a hundred stops away. The browser goes on from the last stop of the table, or the first.
 */
function leaveRows({ target, shiftKey }: PressedKey, row: Element): void {
  const own = stopsIn(row);
  if (target !== (shiftKey ? own[0] : own.at(-1))) return;
  const all = stopsIn(row.parentElement);
  (shiftKey ? all[0] : all.at(-1))?.focus({ preventScroll: true });
}

/** The first thing that can be done with the selected rows; null where none are. */
const selectionOffer = (row: Element): HTMLElement | null =>
  (row.closest('main, [role=tabpanel]') ?? document).querySelector<HTMLElement>('[data-selection-offers] button');

/**
 * Goes through the rows of a table by keys: the arrows lead to the same control of the row above or below, and the space bar
 * selects the row whose link has the focus. A leads to what can be done with the selected ones, Enter opens the link, as
 * everywhere, and Tab leads past the rows.
 */
export function onRowKey(event: PressedKey): void {
  const { key, target } = event;
  if (event.defaultPrevented || hasModifier(event)) return;
  if (key === 'Tab' && target instanceof Element) {
    const left = rowOf(target);
    if (left) leaveRows(event, left);
    return;
  }
  const row = !event.shiftKey && target instanceof Element && target.matches(CONTROLS) ? rowOf(target) : null;
  if (!row) return;
  if (key === ' ' && (target as Element).matches('th a')) {
    const box = row.querySelector<HTMLElement>('input[type=checkbox]');
    if (!box) return;
    event.preventDefault();
    return box.click();
  }
  const offer = key.toLowerCase() === 'a' ? selectionOffer(row) : null;
  const other = key === 'ArrowDown' ? row.nextElementSibling : key === 'ArrowUp' ? row.previousElementSibling : null;
  const control = offer ?? (other && counterpart(target as Element, row, other));
  if (!control) return;
  event.preventDefault();
  control.focus();
}

type Focused = Pick<FocusEvent, 'type' | 'target'>;

/**
 * Marks the list whose row has the focus by keys (`data-keys`): a style that asks for it by `:has` is worked out anew for all of
 * the table with each focus.
 */
export function markRowFocus({ type, target }: Focused): void {
  if (!(target instanceof Element)) return;
  target.closest('.list-frame')?.toggleAttribute('data-keys', type === 'focus' && target.matches(':focus-visible'));
}

/** Goes from what stands above a table to the link of its first row. @returns whether there is one */
export function focusFirstRow(above: Element): boolean {
  const around = above.closest('main, [role=tabpanel]') ?? document;
  const link = around.querySelector<HTMLElement>('tbody th a');
  link?.focus();
  return link !== null;
}
