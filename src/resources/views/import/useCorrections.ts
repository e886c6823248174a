import { useEffect, useState } from 'react';
import type { CellCorrection } from './engine/importEngineTypes';

/** What the person corrected in the preview. */
interface Entered {
  readonly cells: readonly CellCorrection[];
  /** Rows that are not to be imported. */
  readonly leftOut: readonly number[];
}

export interface Corrections extends Entered {
  /** What the last check was made of. */
  readonly checked: Entered;
  /** Something was entered since the last check began. */
  readonly isDue: boolean;
  readonly type: (cell: CellCorrection) => void;
  /** Writes one text into the same column of several rows. */
  readonly typeAll: (rows: readonly number[], column: number, text: string) => void;
  /** Leaves a row out, or takes it back. */
  readonly leaveOut: (row: number, isOut: boolean) => void;
  /** Begins the check that would follow a pause in typing. */
  readonly checkNow: () => void;
}

const NOTHING: Entered = { cells: [], leftOut: [] };

/** Milliseconds after the last key: a check in the middle of a number would refuse its beginning. */
const LEAST_PAUSE = 600;
const LONGEST_PAUSE = 15_000;

/**
 * Corrections of cells and rows; their check follows by itself.
 *
 * @param readKey of the table: another reading has other cells
 * @param lastCheck milliseconds that the last check took: a long one waits for as long, so that few are in vain
 */
export function useCorrections(readKey: string, lastCheck: number): Corrections {
  const [state, setState] = useState({ readKey, entered: NOTHING, checked: NOTHING });
  const { entered, checked } = state.readKey === readKey ? state : { entered: NOTHING, checked: NOTHING };
  const isDue = entered !== checked;
  const pause = Math.min(Math.max(LEAST_PAUSE, lastCheck), LONGEST_PAUSE);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => setState({ readKey, entered, checked: entered }), pause);
    return () => clearTimeout(timer);
  }, [readKey, entered, isDue, pause]);
  const typeAll: Corrections['typeAll'] = (rows, column, text) => {
    const others = entered.cells.filter((cell) => !rows.includes(cell.row) || cell.column !== column);
    const typed = rows.map((row) => ({ row, column, text }));
    setState({ readKey, entered: { ...entered, cells: [...others, ...typed] }, checked });
  };
  return {
    ...entered,
    checked,
    isDue,
    type: ({ row, column, text }) => typeAll([row], column, text),
    typeAll,
    leaveOut(row, isOut) {
      const others = entered.leftOut.filter((one) => one !== row);
      const next = { ...entered, leftOut: isOut ? [...others, row] : others };
      setState({ readKey, entered: next, checked: next });
    },
    checkNow: () => isDue && setState({ readKey, entered, checked: entered }),
  };
}
