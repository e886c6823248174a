import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import type { RecordCalls } from '../../../protocol/recordCalls';
import type { SummaryReading } from '../../show/summary/useSummary';
import type { CollectionTab } from '../collections';

export interface TabCounts {
  readonly of: (tab: CollectionTab) => number | undefined;
  /** Called by an opened list with its total. */
  readonly report: (name: string, total: number) => void;
}

/** Counts from the contract's own count calls, used if the API has no summary of all counts. */
function useContractCounts(tabs: readonly CollectionTab[], enabled: boolean): Readonly<Record<string, number>> {
  const { count } = useDataProvider<DataProvider & RecordCalls>();
  const counted = tabs.filter(({ schema }) => schema.tab?.countAt !== undefined);
  const answers = useQueries({
    queries: counted.map(({ address }) => ({
      queryKey: [address, 'count'],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => count(address, signal),
      enabled,
      retry: false,
      refetchOnWindowFocus: false,
    })),
  });
  return Object.fromEntries(
    counted.flatMap(({ schema }, index) => {
      const total = answers[index]?.data;
      return total === undefined ? [] : [[schema.name, total]];
    }),
  );
}

/** Number of records per tab: from the API's summary, else from opened lists. */
export function useTabCounts(tabs: readonly CollectionTab[], { isPending, resume }: SummaryReading): TabCounts {
  const [found, setFound] = useState<Readonly<Record<string, number>>>({});
  const counted = useContractCounts(tabs, !isPending && resume === undefined);
  const report = useCallback(
    (name: string, total: number) => setFound((known) => (known[name] === total ? known : { ...known, [name]: total })),
    [],
  );
  const of = ({ schema: { name, operations } }: CollectionTab) =>
    operations.list === 'single' ? undefined : (resume?.counts[name] ?? found[name] ?? counted[name]);
  return { of, report };
}
