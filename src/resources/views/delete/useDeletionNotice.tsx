import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'ra-core';
import type { ChangeCalls, ChangeRowEntry } from '../../changes';
import type { AnyRecord } from '../../types';
import { useAllowed } from '../access/useAllowed';
import { UndoOffer } from '../changes/UndoOffer';
import { useExtension } from '../ExtensionsContext';
import { UNDO_STAYS, useUndoRow } from '../history/useUndoRow';
import { useScreen } from '../ScreenContext';

/** Among how many of the last deletions one's own is looked for. */
const LAST = 10;

/** Says that a record was deleted, with the way back where the API keeps what was deleted. */
export function useDeletionNotice(): (record: AnyRecord, name: string) => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const { address } = useScreen();
  const { recycleBin } = useDataProvider<DataProvider & ChangeCalls>();
  const undo = useUndoRow();
  const hasHistory = useExtension('history');
  const canCreate = useAllowed('create');

  async function findDeletion({ id }: AnyRecord): Promise<ChangeRowEntry | undefined> {
    if (!hasHistory || !canCreate) return undefined;
    try {
      const { items } = await recycleBin(address, { page: 1, pageSize: LAST });
      return items.find((row) => row.id === id);
    } catch {
      // It is deleted, and said so, all the same.
      return undefined;
    }
  }
  return async (record, name) => {
    const deletion = await findDeletion(record);
    if (!deletion) notify('screens.delete.done', { type: 'success', messageArgs: { name } });
    else
      notify(<UndoOffer words={translate('screens.delete.done', { name })} onUndo={() => void undo(deletion)} />, {
        type: 'success',
        autoHideDuration: UNDO_STAYS,
      });
  };
}
