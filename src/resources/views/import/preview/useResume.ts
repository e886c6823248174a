import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CellCorrection } from '../engine/importEngineTypes';
import type { MergedReport } from './mergeReport';

export interface Resume {
  /** Around the rows of the preview. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Index of the refused row with which the list begins. */
  readonly startAt: number | undefined;
  /** Whether the check of corrections has taken the focus away. */
  readonly isDue: boolean;
}

/** After a check, the focus goes on to the next refused cell: the check unmounts the field that had it. */
export function useResume(corrected: readonly CellCorrection[], merged: MergedReport): Resume {
  const box = useRef<HTMLDivElement>(null);
  const last = corrected.at(-1);
  const [isDue] = useState(() => last !== undefined && document.activeElement === document.body);
  useEffect(() => {
    if (!isDue || !last) return;
    const cells = [...(box.current?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? [])];
    const rowOf = (cell: HTMLInputElement) => Number.parseInt(cell.dataset['cell'] ?? '', 10);
    // A cell that is still wrong keeps the focus.
    const same = cells.find((cell) => cell.dataset['cell'] === `${last.row}/${last.column}`);
    const next = same ?? cells.find((cell) => rowOf(cell) >= last.row) ?? cells[0];
    next?.focus();
    next?.select();
  }, [isDue, last]);
  const refused = isDue ? merged.report.rows.filter(({ status }) => status === 'refused') : [];
  const next = refused.find(({ index }) => (merged.rows[index] ?? 0) >= (last?.row ?? 0)) ?? refused[0];
  return { box, startAt: next?.index, isDue };
}
