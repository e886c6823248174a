import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'ra-core';
import type { ChangeCalls, ChangeRowEntry } from '../../changes';
import { isSame } from '../../isSame';
import type { AnyRecord } from '../../types';
import { UndoOffer } from '../changes/UndoOffer';
import { useExtension } from '../ExtensionsContext';
import { UNDO_STAYS, useUndoRow } from '../history/useUndoRow';
import { useNameReader } from '../naming/useNameReader';
import { useScreen } from '../ScreenContext';

/** Whether a recorded write is the one that gave a record the values that it has, in no other fields than these. */
function isWriteOf({ action, before = {}, after = {} }: ChangeRowEntry, record: AnyRecord, fields: readonly string[]) {
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  return action === 'update' && changed.every((name) => fields.includes(name) && isSame(after[name], record[name]));
}

/** Says that a record was saved, with the way back where the API records what is written. */
export function useSavedNotice() {
  const translate = useTranslate();
  const notify = useNotify();
  const { address } = useScreen();
  const { recordHistory } = useDataProvider<DataProvider & ChangeCalls>();
  const undo = useUndoRow();
  const readName = useNameReader();
  const hasHistory = useExtension('history');

  /** The write itself, unless somebody else has written since. */
  async function findWrite(record: AnyRecord, fields: readonly string[]): Promise<ChangeRowEntry | undefined> {
    if (!hasHistory || fields.length === 0) return undefined;
    try {
      const { items } = await recordHistory(address, record.id, { page: 1, pageSize: 1 });
      return items.find((row) => isWriteOf(row, record, fields));
    } catch {
      // It is saved, and said so, all the same.
      return undefined;
    }
  }
  /** @param fields those that an existing record was changed in; none of a new one, which is deleted, not undone */
  return async (record: AnyRecord, fields: readonly string[]): Promise<void> => {
    const [name, write] = await Promise.all([readName(record), findWrite(record, fields)]);
    if (!write) notify('screens.form.saved', { type: 'success', messageArgs: { name } });
    else
      notify(<UndoOffer words={translate('screens.form.saved', { name })} onUndo={() => void undo(write)} />, {
        type: 'success',
        autoHideDuration: UNDO_STAYS,
      });
  };
}
