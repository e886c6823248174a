import type pg from 'pg';
import { lockedTransaction } from '../migration/lockedTransaction';
import { identifier, literal, quoted, sql, toQuery } from '../sql';

/** The default partition, so that no write fails for lack of a partition. */
export const REST = 'change_row_rest';

const AHEAD = 2;

interface Partition {
  readonly name: string;
  /** Exclusive upper bound, ISO 8601. */
  readonly until: string;
}

type Queries = Pick<pg.ClientBase, 'query'>;

/** The partitions by month, and the one with rows from before partitioning, oldest first. */
export async function partitionsOf(client: Queries, schema: string): Promise<readonly Partition[]> {
  const { rows } = await client.query<Partition>(
    toQuery(sql`
      select name, to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until from (
        select c.relname as name,
          substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([^'']+)''\\)')::timestamptz as until
        from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = to_regclass(${quoted(schema, 'change_row')})
      ) p where until is not null order by until`),
  );
  return rows;
}

/** Uses the database's clock, which also dates the rows. */
export async function momentBefore(client: Queries, days: number): Promise<Date> {
  const { rows } = await client.query<{ at: string }>(
    toQuery(sql`select now() - make_interval(days => ${days}::integer) as at`),
  );
  return new Date(rows[0]?.at ?? Number.NaN);
}

interface Month {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The month of `now` and the following ones, in UTC. @param ahead number of following months */
export function monthsFrom(now: Date, ahead: number): readonly Month[] {
  const startOf = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
  return Array.from({ length: ahead + 1 }, (_, offset) => {
    const from = startOf(offset).toISOString();
    return {
      name: `change_row_${from.slice(0, 7).replace('-', '_')}`,
      from,
      to: startOf(offset + 1).toISOString(),
    };
  });
}

async function missingMonths(client: Queries, schema: string, now: Date): Promise<readonly Month[]> {
  const last = (await partitionsOf(client, schema)).at(-1);
  return monthsFrom(now, AHEAD).filter(({ to }) => !last || new Date(last.until) < new Date(to));
}

/** Creates a month's partition and moves its rows out of the default partition. */
async function addMonth(client: pg.ClientBase, schema: string, { name, from, to }: Month): Promise<void> {
  const rows = quoted(schema, 'change_row');
  const month = quoted(schema, name);
  await lockedTransaction(client, [quoted(schema, REST)], async () => {
    await client.query(`create table ${month} (like ${rows} including defaults including constraints)`);
    await client.query(
      toQuery(sql`
        with moved as (
          delete from ${identifier(schema, REST)} where at >= ${from}::timestamptz and at < ${to}::timestamptz returning *
        )
        insert into ${identifier(schema, name)} select * from moved`),
    );
    await client.query(
      `alter table ${rows} attach partition ${month} for values from (${literal(from)}) to (${literal(to)})`,
    );
  });
}

/** Creates missing partitions for this month and the next ones. The caller must hold the migration lock. */
export async function addPartitions(client: pg.ClientBase, schema: string, now?: Date): Promise<void> {
  const months = await missingMonths(client, schema, now ?? (await momentBefore(client, 0)));
  for (const month of months) await addMonth(client, schema, month);
}

/** Drops partitions that end before a moment. @returns their names */
export async function dropMonths(client: pg.ClientBase, schema: string, before: Date): Promise<readonly string[]> {
  const expired = (await partitionsOf(client, schema)).filter(({ until }) => new Date(until) <= before);
  for (const { name } of expired)
    await lockedTransaction(client, [quoted(schema, 'change_row')], async () => {
      await client.query(`drop table ${quoted(schema, name)}`);
    });
  return expired.map(({ name }) => name);
}
