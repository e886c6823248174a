import { useEffect, useRef, type RefObject } from 'react';
import type { AnyRecord } from '../../../../language/resourceSchema';
import { rowOf } from './cells';

/**
 * Gives the focus back to a row after its editor, and once more where the list's order moves the row, which takes its
 * focus, or leads it to another page, where the row in its place gets it.
 *
 * @returns called when an editor over a cell closes
 */
export function useReturnToRow(
  frame: RefObject<HTMLElement | null>,
  records: readonly AnyRecord[],
  isEditing: boolean,
): (cell: HTMLElement) => void {
  const left = useRef<{ readonly row: HTMLElement; readonly index: number }>(undefined);
  useEffect(() => {
    const place = left.current;
    if (isEditing || !place || document.activeElement !== document.body) return;
    const rows = frame.current?.querySelectorAll<HTMLElement>('tbody > .row');
    const row = place.row.isConnected ? place.row : rows?.[Math.min(place.index, rows.length - 1)];
    (row?.querySelector<HTMLElement>('.name-link') ?? row?.querySelector<HTMLElement>('input'))?.focus();
  }, [frame, records, isEditing]);
  return (cell) => {
    const row = rowOf(cell);
    if (!row) return;
    left.current = { row, index: [...(row.parentElement?.querySelectorAll(':scope > .row') ?? [])].indexOf(row) };
    // A click elsewhere ends it.
    document.addEventListener('pointerdown', () => (left.current = undefined), { once: true, capture: true });
  };
}
