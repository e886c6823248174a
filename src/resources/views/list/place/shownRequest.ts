import type { QueryClient } from '@tanstack/react-query';
import type { ListRequest } from './listWindow';

/**
 * What the list of an address asked for to get these rows; undefined where its answer is no longer in the cache.
 * Also where no list observes it yet: one that was known before is observed only after the effects of what it shows.
 */
export function shownRequest(client: QueryClient, address: string, rows: unknown): ListRequest | undefined {
  const lists = client.getQueryCache().findAll({ queryKey: [address, 'getList'] });
  const shown = lists.find(({ state }) => (state.data as { readonly data?: unknown } | undefined)?.data === rows);
  return shown?.queryKey[2] as ListRequest | undefined;
}
