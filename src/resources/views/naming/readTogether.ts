import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';

interface Batch {
  readonly ids: Set<number>;
  readonly answer: Promise<ReadonlyMap<number, AnyRecord>>;
}

/** What is about to be asked for, by the collection's address. */
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
 * What names a referenced record, as a query of one record of `getMany`: cells that show the same one share it. All
 * that are asked for at the same time are read with one call for each collection.
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
