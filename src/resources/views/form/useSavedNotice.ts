import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { useUndoNotice } from '../changes/useUndoNotice';
import { useNameReader } from '../naming/useNameReader';
import { useScreen } from '../ScreenContext';

export function useSavedNotice() {
  const { address } = useScreen();
  const { lastChangeSet } = useDataProvider<DataProvider & ChangeCalls>();
  const { offer } = useUndoNotice();
  const readName = useNameReader();

  /** @param isNew without undo, because a new record can be deleted */
  return async (record: AnyRecord, isNew: boolean): Promise<void> => {
    const [name, write] = await Promise.all([readName(record), isNew ? undefined : lastChangeSet(address, record.id)]);
    offer('screens.form.saved', write, { args: { name } });
  };
}
