import { createContext, useContext } from 'react';
import type { CellEntry, GridColumn, GridRow } from './sheetTypes';
import type { Box } from './ranges';
import type { CellWords, CellChoice } from './cellText';

/** Whether the cell's editor was opened by typing over its value, or to edit it. */
export type Opening = 'typed' | 'edited';

export interface GridCells {
  readonly words: CellWords;
  readonly errorOf: (row: GridRow, name: string) => string | undefined;
  readonly read: (text: string, column: GridColumn) => CellEntry;
  /** A column's options or records; undefined for free text. */
  readonly choicesOf: (column: GridColumn) => readonly CellChoice[] | undefined;
  readonly labelOf: (column: GridColumn) => string;
  readonly opening: () => Opening;
  readonly extendTo: (row: number, column: number) => void;
}

const CellsContext = createContext<GridCells | undefined>(undefined);
const SelectionContext = createContext<Box | undefined>(undefined);

export const GridCellsProvider = CellsContext.Provider;
export const SelectionProvider = SelectionContext.Provider;

/** @throws {Error} outside a spreadsheet */
export function useGridCells(): GridCells {
  const cells = useContext(CellsContext);
  if (!cells) throw new Error('useGridCells needs a spreadsheet above it');
  return cells;
}

/** The selection if it has more than one cell. */
export const useSelectedBox = (): Box | undefined => useContext(SelectionContext);
