import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which a record that was read ahead is as it is now: from pointing at a link to opening it. */
const RECENT = 5_000;

const keyOf = (address: string, id: string) => [address, 'readAhead', id];

/** Remembers that a record was just read from the API, ahead of a form. */
export const markRead = (client: QueryClient, address: string, id: string): void =>
  void client.setQueryData(keyOf(address, id), true);

/** Whether a record was read from the API a moment ago, and nothing was written since. */
export function wasReadRecently(client: QueryClient, address: string, id: string): boolean {
  const state = client.getQueryState(keyOf(address, id));
  return state !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < RECENT;
}
