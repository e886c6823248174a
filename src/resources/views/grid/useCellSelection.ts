import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { MARKS } from './GridCell';
import { boxOf, clampCell, isOneCell, type Box, type CellAt, type Range, type Size } from './ranges';

export interface CellSelection {
  readonly range: Range;
  /** The selected cells, where they are more than one. */
  readonly box: Box | undefined;
  /** Goes to a cell, which alone is selected then, and has the focus. */
  readonly go: (cell: CellAt) => void;
  /** Shows a cell, which alone is selected then, and leaves the focus where it is. */
  readonly show: (cell: CellAt) => void;
  /** Draws the selection to a cell. */
  readonly extendTo: (cell: CellAt) => void;
  readonly select: (range: Range) => void;
  readonly grid: RefObject<DataGridHandle | null>;
}

/** How many rows stand before those of records. */
const HEADERS = 1;

const START: CellAt = { row: 0, column: 0 };

/** Which cells are selected; where the grid has its own cell is where the selection began. */
export function useCellSelection(size: Size): CellSelection {
  const grid = useRef<DataGridHandle>(null);
  const [chosen, setRange] = useState<Range>({ anchor: START, head: START });
  const { rows, columns } = size;
  // Rows that are gone cannot be selected any more.
  const range = useMemo(
    () => ({ anchor: clampCell(chosen.anchor, { rows, columns }), head: clampCell(chosen.head, { rows, columns }) }),
    [chosen, rows, columns],
  );
  const extendTo = useCallback((head: CellAt) => {
    setRange(({ anchor }) => ({ anchor, head }));
    grid.current?.scrollToCell({ rowIdx: head.row, idx: head.column + MARKS });
  }, []);
  const go = useCallback(({ row, column }: CellAt) => {
    setRange({ anchor: { row, column }, head: { row, column } });
    grid.current?.setActivePosition({ rowIdx: row, idx: column + MARKS }, { shouldFocus: true });
    // The grid gives the focus only to another cell than before.
    const selector = `[aria-rowindex="${row + HEADERS + 1}"] > [aria-colindex="${column + MARKS + 1}"]`;
    grid.current?.element?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, []);
  const show = useCallback(({ row, column }: CellAt) => {
    setRange({ anchor: { row, column }, head: { row, column } });
    grid.current?.setActivePosition({ rowIdx: row, idx: column + MARKS });
    grid.current?.scrollToCell({ rowIdx: row, idx: column + MARKS });
  }, []);
  const box = useMemo(() => (isOneCell(range) ? undefined : boxOf(range)), [range]);
  return { range, box, go, show, extendTo, select: setRange, grid };
}
