import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which a prefetched record counts as current: from hovering a link to opening it. */
const RECENT = 5_000;

const keyOf = (address: string, id: string) => [address, 'readAhead', id];

/** Marks a record as just prefetched for a form. */
export const markRead = (client: QueryClient, address: string, id: string): void =>
  void client.setQueryData(keyOf(address, id), true);

/** True if the record was fetched recently and not invalidated since. */
export function wasReadRecently(client: QueryClient, address: string, id: string): boolean {
  const state = client.getQueryState(keyOf(address, id));
  return state !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < RECENT;
}
