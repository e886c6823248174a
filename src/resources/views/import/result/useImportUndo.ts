import { useState } from 'react';
import type { ChangeMode, ChangeReport } from '../../../changes/changes';
import { countStatuses } from '../../changes/reportCounts';
import { useRevert } from '../../changes/useRevert';

interface UndoState {
  readonly isPending: boolean;
  readonly isUndone: boolean;
  /** Number of rows changed since the import, and of all others. */
  readonly refused: number;
  readonly rest: number;
}

const NOT_YET: UndoState = { isPending: false, isUndone: false, refused: 0, rest: 0 };

/** Reverts an import: all of it, or the rows not changed since. */
export function useImportUndo({ id }: Pick<ChangeReport, 'id'>) {
  const revert = useRevert();
  const [state, setState] = useState(NOT_YET);
  const [error, setError] = useState<unknown>();
  const run = async (mode: ChangeMode): Promise<void> => {
    if (id === undefined) return;
    setState((before) => ({ ...before, isPending: true }));
    setError(undefined);
    try {
      const report = await revert(id, { mode });
      const { refused } = countStatuses(report);
      const isUndone = report.applied || refused === 0;
      setState({ isPending: false, isUndone, refused, rest: report.rows.length - refused });
    } catch (failure) {
      setError(failure);
      setState((before) => ({ ...before, isPending: false }));
    }
  };
  return { state, error, undo: (mode: ChangeMode) => void run(mode) };
}
