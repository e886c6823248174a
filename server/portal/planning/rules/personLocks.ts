import type pg from 'pg';

/**
 * Locks the plans of people until the transaction ends. Two concurrent writes that are valid alone may conflict: work
 * and an absence at the same time, or a slot in a month that is being validated. Locks in id order to avoid deadlocks.
 */
export async function lockPlans(client: pg.ClientBase, schema: string, people: Iterable<number>): Promise<void> {
  const ids = [...new Set(people)].sort((one, other) => one - other);
  if (ids.length === 0) return;
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('plan:' || $1 || ':' || id, 0)) from unnest($2::bigint[]) id`,
    [schema, ids],
  );
}
