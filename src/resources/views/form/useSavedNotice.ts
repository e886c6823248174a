import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { useAllowed } from '../access/useAllowed';
import { useUndoNotice } from '../changes/useUndoNotice';
import { useNameReader } from '../naming/useNameReader';
import { useInPlace } from '../nested/InPlaceContext';
import { useScreen } from '../ScreenContext';

export function useSavedNotice() {
  const { address } = useScreen();
  const { lastChangeSet } = useDataProvider<DataProvider & ChangeCalls>();
  const { offer } = useUndoNotice();
  const readName = useNameReader();

  const isInPlace = useInPlace() !== undefined;
  const mayDelete = useAllowed('delete');

  /** @param isNew offers its undo only where the record is added beside others: elsewhere its own page opens */
  return async (record: AnyRecord, isNew: boolean): Promise<void> => {
    const [name, write] = await Promise.all([
      readName(record),
      isNew && !(isInPlace && mayDelete) ? undefined : lastChangeSet(address, record.id),
    ]);
    offer('screens.form.saved', write, { args: { name } });
  };
}
