import { hasModifier, type PressedKey } from '../../page/pressedKeys';

/** Focusable elements of a row. */
const CONTROLS = 'a, button, input[type=checkbox]';

const rowOf = (element: Element): Element | null => element.closest('tbody > tr');

const HEAD = '.group-head';

/** The next row below or above, past the heads of groups. */
function beside(row: Element, way: 'nextElementSibling' | 'previousElementSibling'): Element | null {
  let other = row[way];
  while (other?.matches(HEAD)) other = other[way];
  return other;
}

/** The control at the same position in another row, or else that row's link. */
function counterpart(control: Element, row: Element, other: Element): HTMLElement | null {
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
  const own = stopsIn(row);
  if (target !== (shiftKey ? own[0] : own.at(-1))) return;
  const all = stopsIn(row.parentElement);
  (shiftKey ? all[0] : all.at(-1))?.focus({ preventScroll: true });
}

/** First button of the selection bar; null without a selection. */
const selectionOffer = (row: Element): HTMLElement | null =>
  (row.closest('main, [role=tabpanel]') ?? document).querySelector<HTMLElement>('[data-selection-offers] button');

/**
 * Keyboard navigation of rows: Up and Down move to the same control of the next row, Space selects the row of
 * the focused link, A goes to the selection's actions, Enter opens the link, Tab leaves the table.
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
  // A link has the key already.
  if (key === 'Enter' && (target as Element).matches('td:first-child input[type=checkbox]'))
    return row.querySelector<HTMLElement>('th a')?.click();
  const offer = key.toLowerCase() === 'a' ? selectionOffer(row) : null;
  const other =
    key === 'ArrowDown'
      ? beside(row, 'nextElementSibling')
      : key === 'ArrowUp'
        ? beside(row, 'previousElementSibling')
        : null;
  const control = offer ?? (other && counterpart(target as Element, row, other));
  if (!control) return;
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

/** Focuses the link of the first row. @returns false if there is no row */
export function focusFirstRow(above: Element): boolean {
  const around = above.closest('main, [role=tabpanel]') ?? document;
  const link = around.querySelector<HTMLElement>('tbody th a');
  link?.focus();
  return link !== null;
}
