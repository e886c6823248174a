import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import type { RecordCalls } from '../../../protocol/recordCalls';
import type { SummaryReading } from '../../show/summary/useSummary';
import type { CollectionTab } from '../collections';

export interface TabCounts {
  /** Undefined where it is not known yet. */
  readonly of: (tab: CollectionTab) => number | undefined;
  /** A list that was opened says how many records it has. */
  readonly report: (name: string, total: number) => void;
}

/** The collections that the contract counts by a call of their own, asked where the API has no answer for all. */
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

/** How many records stand behind each tab: as the API counts them for the record, else as the opened lists found. */
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
