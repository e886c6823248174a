import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import { lastWriters } from '../../changes/writtenFields';
import { useScreen } from '../ScreenContext';

/** How many writes of a record are searched for the last writer of a field. */
const LOOKED_THROUGH = 50;

export type FindWriters = (id: number, fields: readonly string[]) => Promise<Readonly<Record<string, string>>>;

/** Asks who last wrote these fields of a record: names by field, as far as the API tells. Never rejects. */
export function useLastWriters(): FindWriters {
  const { recordHistory } = useDataProvider<DataProvider & ChangeCalls>();
  const { schema, address } = useScreen();
  return async (id, fields) => {
    if (fields.length === 0) return {};
    try {
      const { items } = await recordHistory(address, id, { page: 1, pageSize: LOOKED_THROUGH });
      return lastWriters(schema, items, fields);
    } catch {
      // Saving goes on without the names.
      return {};
    }
  };
}
