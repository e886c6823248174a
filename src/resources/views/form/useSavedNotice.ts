import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { useUndoNotice } from '../changes/useUndoNotice';
import { useNameReader } from '../naming/useNameReader';
import { useScreen } from '../ScreenContext';

/** Says that a record was saved, with the way back where the API records what is written. */
export function useSavedNotice() {
  const { address } = useScreen();
  const { lastChangeSet } = useDataProvider<DataProvider & ChangeCalls>();
  const { offer } = useUndoNotice();
  const readName = useNameReader();

  /** @param isNew a new record is deleted, not undone */
  return async (record: AnyRecord, isNew: boolean): Promise<void> => {
    const [name, write] = await Promise.all([readName(record), isNew ? undefined : lastChangeSet(address, record.id)]);
    offer('screens.form.saved', write, { args: { name } });
  };
}
