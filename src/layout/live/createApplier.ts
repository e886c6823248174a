import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange, LiveEvent, LiveRow } from '../../resources/live/liveChange';
import type { Registry } from '../../resources/registry/registry';
import { tellLiveChange } from '../../resources/views/live/liveChanges';
import { LASTING } from '../queryClient';
import { outdatedBy } from './affectedReadings';
import { flashRows } from './flashRows';
import { unseenRows } from './unseenRows';

/** Milliseconds in which changes are gathered before they are shown. */
const GATHERED = 150;
/** Milliseconds between two times that what is shown is read again, however much is written. */
const APART = 1_500;
/** Milliseconds in which what was read is drawn. */
const DRAWN = 100;
/** Milliseconds after a write of this page in which the reader's own changes are taken for it. */
const OWN = 3_000;
/** How many change sets are remembered as shown: several tabs, or a catching up, tell the same. */
const SEEN = 500;

interface ApplierOptions {
  readonly client: QueryClient;
  readonly registry: Registry;
}

/** When this page wrote last; the write itself makes all readings stale. */
function watchWrites(client: QueryClient): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  client.getMutationCache().subscribe(() => {
    last = Date.now();
  });
  return () => client.isMutating() > 0 || Date.now() - last < OWN;
}

/** Brings changes of others to what is shown: it is read again, and its rows flash. Hidden pages wait until they are seen. */
export function createApplier({ client, registry }: ApplierOptions): (event: LiveEvent) => void {
  const seen = new Set<number>();
  const hasJustWritten = watchWrites(client);
  let waiting: LiveChange[] = [];
  /** What others wrote and no list showed when it was heard of: by the time it is shown, another reading may have brought it. */
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
      // What is not shown is read again when it is: it may hold what was written in a way that nothing here knows.
      client.invalidateQueries({ predicate: ({ queryKey }) => !LASTING.includes(queryKey[0]), refetchType: 'none' }),
    ]);
    if (rows.length > 0) setTimeout(() => flashRows(rows), DRAWN);
  }

  function plan(): void {
    if (next !== undefined || document.hidden || (waiting.length === 0 && !isReset)) return;
    const pause = Math.max(GATHERED, shown + APART - Date.now());
    next = setTimeout(() => {
      next = undefined;
      // What fails to be read says so where it is shown.
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
