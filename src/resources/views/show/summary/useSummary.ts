import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { RecordCalls, SummaryData } from '../../../protocol/recordCalls';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';

export interface SummaryReading {
  readonly isPending: boolean;
  /** Undefined if the API has no summary; counts and cards are then fetched one by one. */
  readonly resume: SummaryData | undefined;
}

/** Query for a record's counts and cards. */
export const summaryQuery = ({ resume }: Pick<RecordCalls, 'resume'>, address: string, id: string) =>
  queryOptions({
    queryKey: [address, 'resume', id],
    // TanStack Query rejects undefined results.
    queryFn: async ({ signal }) => (await resume(address, id, signal)) ?? null,
    retry: false,
  });

/** Counts and cards of a record in one response, fetched in parallel with the record. */
export function useSummary(id: string): SummaryReading {
  const { schema, address } = useScreen();
  const hasCollections = useRegistry()
    .childrenOf(schema.name)
    .some(({ internal }) => !internal);
  const { data, isPending } = useQuery({
    ...summaryQuery(useDataProvider<DataProvider & RecordCalls>(), address, id),
    enabled: hasCollections,
    refetchOnWindowFocus: false,
  });
  return { isPending: hasCollections && isPending, resume: data ?? undefined };
}
