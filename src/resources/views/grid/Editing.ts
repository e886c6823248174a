import { useState, type ReactNode } from 'react';
import type { CellEditorProps } from './TextEditor';
import type { GridRow } from './sheetTypes';

export interface EditingProps {
  readonly row: GridRow;
  readonly name: string;
  readonly onRow: (row: GridRow, isDone?: boolean) => void;
  readonly children: (stored: GridRow, onEntry: CellEditorProps['onEntry']) => ReactNode;
}

/** Around an editor: the row as it was when it opened, and the row that it hands over when it closes. */
export function Editing({ row, name, onRow, children }: EditingProps) {
  const [stored] = useState(row);
  const onEntry: CellEditorProps['onEntry'] = (entry, isDone) =>
    // The very same row: nothing was changed.
    onRow(entry ? { ...stored, entries: { ...stored.entries, [name]: entry } } : stored, isDone);
  return children(stored, onEntry);
}
