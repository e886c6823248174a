import { statusOf } from '../resources/common/narrow';
import { MutationCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query';

/** Milliseconds: younger data are not refetched, so that going back is instant. */
const FRESH = 30_000;
/** Milliseconds that unused data stay cached: after a form, its list reappears at once. */
const KEPT = 15 * 60_000;
const RETRIES = 2;

/** Queries that writes never affect: rights, extensions, the reader's preferences, file contents. */
export const LASTING: readonly unknown[] = ['auth', 'extensions', 'preferences', 'fileContent'];

/** Retries only missing answers and server errors; refusals are final. */
export function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && (status === 0 || status >= 500);
}

/** The record's version has changed since it was read (RFC 9110, 15.5.13). */
const STALE = 412;

/** The query reads the deleted record, or something below it; a refetch would get a 404. */
function isOfDeleted({ queryKey }: Query, { options, state }: Mutation<unknown, unknown, unknown>): boolean {
  const { resource, id } = (state.variables ?? {}) as { readonly resource?: unknown; readonly id?: unknown };
  if (options.mutationKey?.[1] !== 'delete' || typeof resource !== 'string' || id === undefined) return false;
  const [address, call, params] = queryKey;
  const of = typeof params === 'object' && params !== null && 'id' in params ? params.id : params;
  const isRecord = address === resource && (call === 'getOne' || call === 'resume') && String(of) === String(id);
  return isRecord || String(address).startsWith(`${resource}/${String(id)}/`);
}

/** The cache of all queries. Writes invalidate them, and so does a 412, which proves the shown record outdated. */
export function createQueryClient(): QueryClient {
  /** Queries that were running during a write: their result may predate it, so it counts as stale. */
  const overtaken = new Set<Query>();
  const predicate = ({ queryKey }: Query) => !LASTING.includes(queryKey[0]);
  const invalidate = (write?: Mutation<unknown, unknown, unknown>) => {
    for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
      // react-query does not restart a first fetch for an invalidation, so mark it.
      if (!query.isActive() || query.state.data === undefined) overtaken.add(query);
    // Refetch active queries, and cancel their running fetches.
    void client.invalidateQueries({ predicate: (query) => predicate(query) && !(write && isOfDeleted(query, write)) });
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        gcTime: KEPT,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      },
    },
    mutationCache: new MutationCache({
      // Other resources' lists, counts and pickers may show the changed record.
      onSuccess: (_answer, _asked, _context, write) => invalidate(write),
      onError: (error) => {
        if (statusOf(error) === STALE) invalidate();
      },
    }),
  });
  // Rights are known to the page: without a network they still say which parts of a page are shown.
  client.setQueryDefaults(['auth', 'canAccess'], { networkMode: 'offlineFirst' });
  client.getQueryCache().subscribe((event) => {
    const isOver = event.type === 'removed' || (event.type === 'updated' && event.query.state.fetchStatus === 'idle');
    if (isOver && overtaken.delete(event.query))
      void client.invalidateQueries({ queryKey: event.query.queryKey, exact: true });
  });
  return client;
}
