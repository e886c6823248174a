import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';

interface Batch {
  readonly ids: Set<number>;
  readonly answer: Promise<ReadonlyMap<number, AnyRecord>>;
}

/** Pending batches by collection address. */
const waiting = new WeakMap<QueryClient, Map<string, Batch>>();

function batchOf(queryClient: QueryClient, dataProvider: DataProvider, address: string): Batch {
  const batches = waiting.get(queryClient) ?? new Map<string, Batch>();
  waiting.set(queryClient, batches);
  const known = batches.get(address);
  if (known) return known;
  const ids = new Set<number>();
  const answer = new Promise((resolve) => setTimeout(resolve, 0)).then(async () => {
    batches.delete(address);
    const { data } = await dataProvider.getMany<AnyRecord>(address, { ids: [...ids] });
    return new Map(data.map((record) => [Number(record.id), record]));
  });
  const batch = { ids, answer };
  batches.set(address, batch);
  return batch;
}

/**
 * Query for a referenced record under react-admin's `getMany` key, so that cells share it. Batches
 * simultaneous requests into one per collection.
 */
export const referencedQuery = (
  queryClient: QueryClient,
  dataProvider: DataProvider,
  { address, id }: { readonly address: string; readonly id: number },
) => ({
  queryKey: [address, 'getMany', { ids: [String(id)] }],
  queryFn: async (): Promise<AnyRecord[]> => {
    const { ids, answer } = batchOf(queryClient, dataProvider, address);
    ids.add(id);
    const found = (await answer).get(id);
    return found ? [found] : [];
  },
  retry: false,
});
