import type { Database } from '../database/open';
import { SHARED_SCHEMA } from '../database/migration/sharedFunctions';
import type { CallCounter, SharedCounts } from './callCounter';

/** Milliseconds between exchanges; calls to several processes are counted together with this delay. */
const EVERY = 1_000;

/** Minutes. */
const KEPT = 5;

interface CountRow {
  readonly caller: string;
  readonly count: number;
  readonly minute: number;
  readonly left: number;
}

const MINUTE = 'floor(extract(epoch from clock_timestamp()) / 60)::bigint';

/** Adds this process's calls to the shared counts and returns the sums. */
async function exchange({ pool }: Pick<Database, 'pool'>, calls: ReadonlyMap<string, number>): Promise<SharedCounts> {
  // In a fixed order, so that concurrent upserts of the same callers cannot deadlock.
  const callers = [...calls.keys()].toSorted();
  const { rows } = await pool.query<CountRow>(
    `insert into ${SHARED_SCHEMA}.call_count as known (minute, caller, count)
     select now.minute, called.caller, called.count
     from (select ${MINUTE} as minute) now, unnest($1::text[], $2::integer[]) as called(caller, count)
     on conflict (minute, caller) do update set count = known.count + excluded.count
     returning caller, count, minute, (60000 * (minute + 1) - extract(epoch from clock_timestamp()) * 1000)::float8 as left`,
    [callers, callers.map((caller) => calls.get(caller))],
  );
  return {
    minute: rows[0]?.minute ?? 0,
    left: Math.max(0, rows[0]?.left ?? 0),
    counts: new Map(rows.map(({ caller, count }) => [caller, count])),
  };
}

/**
 * Shares the call counts of processes through their database. While it is unreachable, each process counts alone.
 *
 * @param onFailure is told of a failed exchange; the next one sends the same counts
 * @returns stops the sharing
 */
export function shareCalls(
  database: Pick<Database, 'pool'>,
  counter: CallCounter,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let minute = 0;
  const tell = async () => {
    const sent = counter.unshared();
    if (sent.size === 0) return;
    const shared = await exchange(database, sent);
    counter.learn(sent, shared, performance.now());
    if (shared.minute === minute) return;
    minute = shared.minute;
    await database.pool.query(`delete from ${SHARED_SCHEMA}.call_count where minute < $1`, [minute - KEPT]);
  };
  let telling = Promise.resolve();
  const timer = setInterval(() => {
    telling = telling.then(tell).catch(onFailure);
  }, EVERY).unref();
  return () => {
    clearInterval(timer);
    return telling;
  };
}
