import { useNotify } from 'ra-core';
import { UndoOffer } from '../changes/UndoOffer';
import { countStatuses } from '../changes/reportCounts';
import { UNDO_STAYS } from '../changes/undoStays';
import { useRevert } from '../changes/useRevert';

export function useUndoSeveral() {
  const notify = useNotify();
  const revert = useRevert();

  async function undo(ids: readonly number[]): Promise<void> {
    let left = 0;
    // Newest first: a later change set may depend on an earlier one.
    for (const id of ids.toReversed())
      left += await revert(id, { mode: 'good' }).then(
        (report) => countStatuses(report).refused,
        () => 1,
      );
    if (left > 0) notify('changes.undo.partly', { type: 'warning', messageArgs: { count: left } });
    else notify('changes.undo.done', { type: 'success' });
  }

  return (words: string, ids: readonly number[]) =>
    notify(ids.length > 0 ? <UndoOffer words={words} onUndo={() => undo(ids)} /> : words, {
      type: 'success',
      messageArgs: { _: words },
      ...(ids.length > 0 && { autoHideDuration: UNDO_STAYS }),
    });
}
