import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { RecordCalls, SummaryData } from '../../../protocol/recordCalls';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';

export interface SummaryReading {
  readonly isPending: boolean;
  /** Undefined where the API gives no such answer: what it would say is then asked for piece by piece. */
  readonly resume: SummaryData | undefined;
}

/** How counts and cards of a record are read. */
export const summaryQuery = ({ resume }: Pick<RecordCalls, 'resume'>, address: string, id: string) =>
  queryOptions({
    queryKey: [address, 'resume', id],
    // A query may not answer undefined.
    queryFn: async ({ signal }) => (await resume(address, id, signal)) ?? null,
    retry: false,
  });

/** Counts and cards of a record in one answer, asked for together with the record itself. */
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
