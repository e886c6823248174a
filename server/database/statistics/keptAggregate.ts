import { createHash } from 'node:crypto';
import type { StoreContext } from '../storeContext';
import { sql, toQuery, type Sql } from '../sql';
import { aggregate, aggregateSql, type Aggregate, type AggregateRequest } from './aggregate';

export interface KeptAggregate extends Aggregate {
  readonly countedAt: string;
}

export interface Keeping {
  /** Milliseconds from which a query counts as slow, so that its result is cached. */
  readonly slow: number;
  /** Seconds for which a cached result is served. */
  readonly longest: number;
  /** Seconds after which a cached result is refreshed in the background. */
  readonly refresh: number;
}

const KEEPING: Keeping = { slow: 100, longest: 60, refresh: 20 };

/** The hash includes the conditions on what the reader may see, so readers with other rights get other results. */
function keyOf({ strings, values }: Sql): string {
  return createHash('sha256')
    .update(JSON.stringify([strings, values]))
    .digest('hex');
}

interface Row {
  readonly answer: Aggregate;
  readonly at: string;
  readonly age: number;
}

async function readKept(context: StoreContext, key: string, { longest }: Keeping): Promise<Row | undefined> {
  const { rows } = await context.pool.query<Row>(
    toQuery(sql`select answer, to_json(counted_at) #>> '{}' as at, extract(epoch from now() - counted_at)::float8 as age
      from ${context.system('statistic_result')}
      where key = ${key} and counted_at > now() - make_interval(secs => ${longest})`),
  );
  return rows[0];
}

async function keep(context: StoreContext, key: string, { countedAt, ...answer }: KeptAggregate): Promise<void> {
  const table = context.system('statistic_result');
  await context.pool.query(
    toQuery(sql`insert into ${table} (key, counted_at, answer) values (${key}, ${countedAt}, ${JSON.stringify(answer)}::jsonb)
      on conflict (key) do update set counted_at = excluded.counted_at, answer = excluded.answer
      where ${table}.counted_at < excluded.counted_at`),
  );
  await context.pool.query(toQuery(sql`delete from ${table} where counted_at < now() - interval '10 minutes'`));
}

/** Running queries of this process, so that concurrent readers share one. */
const counting = new WeakMap<StoreContext, Map<string, Promise<KeptAggregate>>>();

function countOnce(
  context: StoreContext,
  request: AggregateRequest,
  key: string,
  { slow }: Keeping,
): Promise<KeptAggregate> {
  const running = counting.get(context) ?? new Map<string, Promise<KeptAggregate>>();
  counting.set(context, running);
  const shared = running.get(key);
  if (shared) return shared;
  const count = async (): Promise<KeptAggregate> => {
    const countedAt = new Date().toISOString();
    const begun = performance.now();
    const result = { ...(await aggregate(context, request)), countedAt };
    if (performance.now() - begun >= slow) await keep(context, key, result);
    return result;
  };
  const counted = count().finally(() => running.delete(key));
  running.set(key, counted);
  return counted;
}

/** Current figures or, if the query is slow, cached ones of at most a minute ago; see `countedAt`. */
export async function keptAggregate(
  context: StoreContext,
  request: AggregateRequest,
  keeping: Keeping = KEEPING,
): Promise<KeptAggregate> {
  const key = keyOf(aggregateSql(context, request, new Date()));
  const kept = await readKept(context, key, keeping);
  if (!kept) return countOnce(context, request, key, keeping);
  // If this fails, the entry expires and the next reader gets the error.
  if (kept.age > keeping.refresh) countOnce(context, request, key, keeping).catch(() => undefined);
  return { ...kept.answer, countedAt: new Date(kept.at).toISOString() };
}
