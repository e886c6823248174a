import { useNotify } from 'ra-core';
import type { ChangeRowEntry } from '../../changes';
import { useRevert } from '../changes/useRevert';
import { problemOf } from '../page/problemOf';

/** How long the way back is offered, in milliseconds: longer than a message that is only read. */
export const UNDO_STAYS = 12_000;

/** Takes one recorded write back, and says what became of that. */
export function useUndoRow(): (row: Pick<ChangeRowEntry, 'changeSet' | 'ordinal'>) => Promise<void> {
  const notify = useNotify();
  const revert = useRevert();
  return async ({ changeSet, ordinal }) => {
    try {
      const { rows } = await revert(changeSet, { ordinals: [ordinal] });
      const refused = rows.find(({ status }) => status === 'refused');
      if (refused) notify(refused.message ?? 'history.refused', { type: 'error' });
      else notify('changes.undo.done', { type: 'success' });
    } catch (error) {
      notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' });
    }
  };
}
