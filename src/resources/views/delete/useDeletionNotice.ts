import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { useAllowed } from '../access/useAllowed';
import { useUndoNotice } from '../changes/useUndoNotice';
import { useScreen } from '../ScreenContext';

/** Says that a record was deleted, with the way back where the API keeps what was deleted. */
export function useDeletionNotice(): (record: AnyRecord, name: string) => Promise<void> {
  const { address } = useScreen();
  const { lastChangeSet } = useDataProvider<DataProvider & ChangeCalls>();
  const { offer } = useUndoNotice();
  const canCreate = useAllowed('create');
  return async ({ id }, name) =>
    offer('screens.delete.done', canCreate ? await lastChangeSet(address, id) : undefined, { args: { name } });
}
