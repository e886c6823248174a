import { hasModifier, type PressedKey } from '../../../page/pressedKeys';

/** Selector of editable cells. */
const SELECTOR = '.cell-edit';

export const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('tbody > tr');

export const recordIdOf = (cell: Element): number => Number(rowOf(cell)?.dataset.record?.split('/').at(-1));

type Clicked = Pick<MouseEvent, 'target' | 'defaultPrevented'>;

/** The cell to edit after a click; null if the click hit a control or ended a text selection. */
export function clickedCell({ target, defaultPrevented }: Clicked): HTMLElement | null {
  if (defaultPrevented || !(target instanceof Element) || target.closest('a, button, input, label')) return null;
  return window.getSelection()?.isCollapsed === false ? null : target.closest<HTMLElement>(SELECTOR);
}

const counterpart = (cell: HTMLElement, row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(`${SELECTOR}[data-field="${cell.dataset.field}"]`);

/** The editable cell some steps away in reading order; undefined outside the table. */
export function cellBeside(cell: HTMLElement, steps: number): HTMLElement | undefined {
  const cells = [...(cell.closest('tbody')?.querySelectorAll<HTMLElement>(SELECTOR) ?? [])];
  return cells[cells.indexOf(cell) + steps];
}

function cellInDirection(cell: HTMLElement, key: string): HTMLElement | null | undefined {
  const row = rowOf(cell);
  if (key === 'ArrowDown') return counterpart(cell, row?.nextElementSibling);
  if (key === 'ArrowUp') return counterpart(cell, row?.previousElementSibling);
  const isBack = (key === 'ArrowLeft') !== (getComputedStyle(cell).direction === 'rtl');
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const beside = cellBeside(cell, isBack ? -1 : 1);
  return beside && rowOf(beside) === row ? beside : undefined;
}

/**
 * F2 in a row edits its first cell; F2 or Enter edits the focused cell; arrows move between cells.
 *
 * @param open starts editing a cell
 */
export function onCellKey(event: Omit<PressedKey, 'defaultPrevented'>, open: (cell: HTMLElement) => void): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || event.shiftKey || hasModifier(event)) return;
  const cell = target.matches(SELECTOR) ? target : null;
  if (key === 'F2' || (key === 'Enter' && cell)) {
    const edited = cell ?? target.closest<HTMLElement>(SELECTOR) ?? rowOf(target)?.querySelector<HTMLElement>(SELECTOR);
    if (!edited) return;
    event.preventDefault();
    return open(edited);
  }
  const other = cell && cellInDirection(cell, key);
  if (!other) return;
  event.preventDefault();
  other.focus();
}
