import type { QueryClient } from '@tanstack/react-query';
import type { ListRequest } from './listWindow';

/**
 * Finds the list query whose result these rows are; undefined if the cache has dropped it. Searches the cache
 * instead of observers, because a cached query has no observer until after the effects of its children.
 */
export function shownRequest(client: QueryClient, address: string, rows: unknown): ListRequest | undefined {
  const lists = client.getQueryCache().findAll({ queryKey: [address, 'getList'] });
  const shown = lists.find(({ state }) => (state.data as { readonly data?: unknown } | undefined)?.data === rows);
  return shown?.queryKey[2] as ListRequest | undefined;
}
