import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import { lastWriters } from '../../changes/writtenFields';
import { useScreen } from '../ScreenContext';

const LOOKED_THROUGH = 50;

export type FindWriters = (id: number, fields: readonly string[]) => Promise<Readonly<Record<string, string>>>;

/** Finds the last writer of each field in the record's history. Never rejects: names are optional. */
export function useLastWriters(): FindWriters {
  const { recordHistory } = useDataProvider<DataProvider & ChangeCalls>();
  const { schema, address } = useScreen();
  return async (id, fields) => {
    if (fields.length === 0) return {};
    try {
      const { items } = await recordHistory(address, id, { page: 1, pageSize: LOOKED_THROUGH });
      return lastWriters(schema, items, fields);
    } catch {
      // Saving works without names.
      return {};
    }
  };
}
