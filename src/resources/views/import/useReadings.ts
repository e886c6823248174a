import { useDataProvider, type DataProvider } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { useOffers } from '../access/useOffers';
import type { ReadingOf } from './records/gather';
import type { TellProgress } from './useStep';

/** Builds the API access of an import, with cancellation and progress. */
export function useReadings(): (signal: AbortSignal, tell: TellProgress) => ReadingOf {
  const dataProvider = useDataProvider<DataProvider>();
  const { pageSize } = useOffers();
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
