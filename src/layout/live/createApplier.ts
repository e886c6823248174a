import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange, LiveEvent, LiveRow } from '../../resources/live/liveChange';
import type { Registry } from '../../resources/registry/registry';
import { tellLiveChange } from '../../resources/views/live/liveChanges';
import { LASTING } from '../queryClient';
import { outdatedBy } from './affectedReadings';
import { flashRows } from './flashRows';
import { unseenRows } from './unseenRows';

/** Milliseconds in which changes are collected before they are applied. */
const GATHERED = 150;
/** Minimum milliseconds between two reloads, however many changes arrive. */
const APART = 1_500;
/** Milliseconds that a render takes after a reload. */
const DRAWN = 100;
/** Milliseconds after a write of this page in which a change by the reader counts as that write. */
const OWN = 3_000;
/** Number of change sets remembered: tabs and reconnections can report the same one twice. */
const SEEN = 500;

interface ApplierOptions {
  readonly client: QueryClient;
  readonly registry: Registry;
}

/** Tracks this page's own writes, which already invalidate all queries. */
function watchWrites(client: QueryClient): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  client.getMutationCache().subscribe(() => {
    last = Date.now();
  });
  return () => client.isMutating() > 0 || Date.now() - last < OWN;
}

/** Reloads active queries and flashes changed rows; hidden pages wait until they are visible. */
export function createApplier({ client, registry }: ApplierOptions): (event: LiveEvent) => void {
  const seen = new Set<number>();
  const hasJustWritten = watchWrites(client);
  let waiting: LiveChange[] = [];
  /** Rows not yet shown when their change arrived: another reload may fetch them before this one. */
  let news: LiveRow[] = [];
  let isReset = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let shown = Number.NEGATIVE_INFINITY;

  async function show(): Promise<void> {
    const changes = waiting.filter(({ own }) => !own || !hasJustWritten());
    const [wasReset, rows] = [isReset, news];
    [waiting, news, isReset, shown] = [[], [], false, Date.now()];
    const outdated = changes.map((change) => outdatedBy(registry, change));
    await Promise.all([
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          wasReset ? !LASTING.includes(queryKey[0]) : outdated.some((isOutdated) => isOutdated(queryKey)),
      }),
      // Mark inactive queries stale too: they may depend on the change in ways unknown here.
      client.invalidateQueries({ predicate: ({ queryKey }) => !LASTING.includes(queryKey[0]), refetchType: 'none' }),
    ]);
    if (rows.length > 0) setTimeout(() => flashRows(rows), DRAWN);
  }

  function plan(): void {
    if (next !== undefined || document.hidden || (waiting.length === 0 && !isReset)) return;
    const pause = Math.max(GATHERED, shown + APART - Date.now());
    next = setTimeout(() => {
      next = undefined;
      // The component of a failed query shows the error.
      void show().catch(() => undefined);
    }, pause);
  }
  document.addEventListener('visibilitychange', plan);

  return (event) => {
    if (event.type === 'reset') isReset = true;
    else if (seen.has(event.change.changeSet)) return;
    else {
      const { change } = event;
      seen.add(change.changeSet);
      const [oldest] = seen;
      if (seen.size > SEEN && oldest !== undefined) seen.delete(oldest);
      waiting.push(change);
      if (!change.own)
        news.push(
          ...unseenRows(
            client,
            change.resources.flatMap((one) => one.rows),
          ),
        );
      tellLiveChange(change);
    }
    plan();
  };
}
