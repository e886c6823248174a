import { useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import type { GridRow } from './sheetTypes';

/** The grid keeps a width that it has measured; those that the person has chosen stay. */
const chosenOnly = (widths: ColumnWidths): ColumnWidths =>
  new Map([...widths].filter(([, { type }]) => type === 'resized'));

/**
 * The rows that column widths fit, which change with the stored rows and after a paste only: columns that move while
 * one types would be in the way.
 */
export function useFittedRows(stored: readonly GridRow[], rows: readonly GridRow[]) {
  const [pastes, setPastes] = useState(0);
  const [fitted, setFitted] = useState({ stored, pastes, rows });
  const [columnWidths, onColumnWidthsChange] = useState<ColumnWidths>(new Map());
  if (fitted.stored !== stored || fitted.pastes !== pastes) {
    setFitted({ stored, pastes, rows });
    onColumnWidthsChange(chosenOnly(columnWidths));
  }
  return {
    measured: fitted.rows,
    widths: { columnWidths, onColumnWidthsChange },
    /** After a paste. */
    fit: () => setPastes(pastes + 1),
  };
}
