import { useDataProvider, type DataProvider } from 'ra-core';
import { MAX_PAGE_SIZE } from '../../records/listQuery';
import type { AnyRecord } from '../../language/resourceSchema';
import { useExtension } from '../ExtensionsContext';
import type { ReadingOf } from './records/gather';
import type { TellProgress } from './useStep';

/** An API without the extension may cut larger pages short. */
const USUAL_PAGE_SIZE = 100;

/** Makes what reads the API for an import: it can be ended, and says how far it is. */
export function useReadings(): (signal: AbortSignal, tell: TellProgress) => ReadingOf {
  const dataProvider = useDataProvider<DataProvider>();
  const pageSize = useExtension('pagedLists') ? MAX_PAGE_SIZE : USUAL_PAGE_SIZE;
  return (signal, tell) => (what) => ({
    pageSize,
    signal,
    onProgress: (finished, total) => tell({ finished, total, what }),
    async page({ address, page, perPage, filter, sort }) {
      const asked = { filter, sort: { ...sort }, pagination: { page, perPage }, signal };
      const { data, total = data.length } = await dataProvider.getList<AnyRecord>(address, asked);
      return { records: data, total };
    },
    async many(address, ids) {
      const { data } = await dataProvider.getMany<AnyRecord>(address, { ids: [...ids], signal });
      return data;
    },
  });
}
