import { useState } from 'react';
import type { CellCorrection } from './engine/importEngineTypes';

export interface Corrections {
  readonly cells: readonly CellCorrection[];
  /** Replaces the texts of refused cells, in addition to those replaced before. */
  readonly correct: (cells: readonly CellCorrection[]) => void;
}

const NONE: readonly CellCorrection[] = [];

/** Cells that the person corrected in the preview. @param readKey of the table: another reading has other cells */
export function useCorrections(readKey: string): Corrections {
  const [entry, setEntry] = useState({ readKey, cells: NONE });
  const cells = entry.readKey === readKey ? entry.cells : NONE;
  return { cells, correct: (more) => setEntry({ readKey, cells: [...cells, ...more] }) };
}
