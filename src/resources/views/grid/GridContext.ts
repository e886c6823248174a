import { createContext, useContext } from 'react';
import type { CellEntry, GridColumn, GridRow } from './sheetTypes';
import type { Box } from './ranges';
import type { CellWords, CellChoice } from './cellText';

/** How the editor of a cell was opened: by typing over what it holds, or to change it. */
export type Opening = 'typed' | 'edited';

/** What the cells of a spreadsheet ask. */
export interface GridCells {
  readonly words: CellWords;
  /** What is wrong with a cell, in words; undefined where nothing is. */
  readonly errorOf: (row: GridRow, name: string) => string | undefined;
  readonly read: (text: string, column: GridColumn) => CellEntry;
  /** What a column is chosen from: options or records; undefined where its texts are free. */
  readonly choicesOf: (column: GridColumn) => readonly CellChoice[] | undefined;
  readonly labelOf: (column: GridColumn) => string;
  readonly opening: () => Opening;
  /** Draws the selection to a cell. */
  readonly extendTo: (row: number, column: number) => void;
}

const CellsContext = createContext<GridCells | undefined>(undefined);
const SelectionContext = createContext<Box | undefined>(undefined);

export const GridCellsProvider = CellsContext.Provider;
export const SelectionProvider = SelectionContext.Provider;

/** What the spreadsheet around offers its cells. @throws {Error} outside one */
export function useGridCells(): GridCells {
  const cells = useContext(CellsContext);
  if (!cells) throw new Error('useGridCells needs a spreadsheet above it');
  return cells;
}

/** The selected cells, where they are more than one. */
export const useSelectedBox = (): Box | undefined => useContext(SelectionContext);
