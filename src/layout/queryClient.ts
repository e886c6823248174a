import { statusOf } from '../resources/common/narrow';
import { MutationCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query';

/** Data younger than this are shown again without being asked for: going back is instant. */
const FRESH = 30_000;
/** Data that nothing shows are kept so long: one comes back from a form to the list as it was, and new ones are read behind it. */
const KEPT = 15 * 60_000;
const RETRIES = 2;

/** What a write of other data never changes: rights, what the API can do, the reader's own preferences, content of files. */
export const LASTING: readonly unknown[] = ['auth', 'extensions', 'preferences', 'fileContent'];

/** Whether asking again may help: there was no answer, or the server stumbled. What was refused stays refused. */
export function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && (status === 0 || status >= 500);
}

/** The status of a write whose record has another version by now (RFC 9110, 15.5.13). */
const STALE = 412;

/** Whether a reading is of a record that a write has deleted, or of what hung below it: asked for again, it is 404. */
function isOfDeleted({ queryKey }: Query, { options, state }: Mutation<unknown, unknown, unknown>): boolean {
  const { resource, id } = (state.variables ?? {}) as { readonly resource?: unknown; readonly id?: unknown };
  if (options.mutationKey?.[1] !== 'delete' || typeof resource !== 'string' || id === undefined) return false;
  const [address, call, params] = queryKey;
  const of = typeof params === 'object' && params !== null && 'id' in params ? params.id : params;
  const isRecord = address === resource && (call === 'getOne' || call === 'resume') && String(of) === String(id);
  return isRecord || String(address).startsWith(`${resource}/${String(id)}/`);
}

/** The cache of all readings. A write makes them stale, and so does a refusal that proves the shown record outdated. */
export function createQueryClient(): QueryClient {
  /** What was being read while something was written: its answer may be of before, and is no fresh one. */
  const overtaken = new Set<Query>();
  const predicate = ({ queryKey }: Query) => !LASTING.includes(queryKey[0]);
  const invalidate = (write?: Mutation<unknown, unknown, unknown>) => {
    for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
      // A first reading is not given up for a new one: react-query waits for it.
      if (!query.isActive() || query.state.data === undefined) overtaken.add(query);
    // What is shown is read anew, and what is being read for it is given up.
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
      // Lists, counts and pickers of other resources may show the changed record.
      onSuccess: (_answer, _asked, _context, write) => invalidate(write),
      onError: (error) => {
        if (statusOf(error) === STALE) invalidate();
      },
    }),
  });
  client.getQueryCache().subscribe((event) => {
    const isOver = event.type === 'removed' || (event.type === 'updated' && event.query.state.fetchStatus === 'idle');
    if (isOver && overtaken.delete(event.query))
      void client.invalidateQueries({ queryKey: event.query.queryKey, exact: true });
  });
  return client;
}
