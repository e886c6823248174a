import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { MAX_CHANGES } from '../../changes/changes';
import { inParallel } from '../../common/inParallel';
import type { AnyRecord } from '../../language/resourceSchema';
import { versionOf } from '../../records/versions';
import type { Finished } from '../changes/changeState';
import { useScreen } from '../ScreenContext';
import type { GridQuery } from './gridAddress';
import { rowOf } from './gridState';
import type { GridRow } from './sheetTypes';
import { useOffers } from '../access/useOffers';

export type LoadedRows = { readonly rows: readonly GridRow[] } | { readonly tooMany: number };

/** Fetches all records of a list page by page, and again after a write. */
export function useGridRows({ filter, sort }: GridQuery) {
  const { address } = useScreen();
  const dataProvider = useDataProvider();
  const { isKnown, pageSize } = useOffers();
  const [progress, setProgress] = useState<Finished>();
  const toRow = (record: AnyRecord): GridRow => rowOf(record, versionOf(record));

  async function read(signal: AbortSignal): Promise<LoadedRows> {
    let finished = 0;
    const page = async (number: number) => {
      const pagination = { page: number, perPage: pageSize };
      const found = await dataProvider.getList<AnyRecord>(address, {
        filter,
        sort,
        pagination,
        signal,
      });
      signal.throwIfAborted();
      const total = found.total ?? found.data.length;
      setProgress({ finished: Math.min((finished += found.data.length), total), total });
      return { data: found.data, total };
    };
    const first = await page(1);
    if (first.total > MAX_CHANGES) return { tooMany: first.total };
    const others = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, index) => index + 2);
    const rest = await inParallel(others, page);
    // A concurrent write can shift a record onto the next page, so records are deduplicated.
    const records = new Map([first, ...rest].flatMap(({ data }) => data.map((record) => [record.id, record])));
    return { rows: [...records.values()].map(toRow) };
  }

  const { data, error, refetch } = useQuery({
    queryKey: [address, 'spreadsheet', filter, sort],
    queryFn: ({ signal }) => read(signal),
    enabled: isKnown,
    // Only a write refetches ten thousand rows. No structural sharing, because a deep comparison would be slow.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    structuralSharing: false,
    retry: false,
  });
  return { loaded: data, error, progress, retry: () => void refetch() };
}
