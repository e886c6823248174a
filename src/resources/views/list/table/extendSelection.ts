/** On a row that Shift with an arrow has selected: the arrow. */
const REACHED = 'data-reached';

const boxOf = (row: Element): HTMLInputElement | null => row.querySelector('input[type=checkbox]');

/** Selects the row and the next one, or takes the row out again on the way back. */
export function extendSelection(row: Element, other: Element, way: string): void {
  const [own, next] = [boxOf(row), boxOf(other)];
  if (!own || !next) return;
  const reached = row.getAttribute(REACHED);
  row.removeAttribute(REACHED);
  if (own.checked && next.checked && reached !== null && reached !== way) return own.click();
  const isFirst = !own.checked;
  if (isFirst) own.click();
  if (next.checked) return;
  // Both of one key as a range: the list has not counted the first yet.
  next.dispatchEvent(new MouseEvent('click', { shiftKey: isFirst, bubbles: true, cancelable: true }));
  other.setAttribute(REACHED, way);
}
