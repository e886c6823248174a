import type pg from 'pg';

/**
 * Keeps others from writing the plans of these people until the transaction ends. Two that each are harmless can be
 * wrong together: work and an absence at the same time, a slot in a month that is being validated.
 */
export async function lockPlans(client: pg.ClientBase, schema: string, people: Iterable<number>): Promise<void> {
  const ids = [...new Set(people)].sort((one, other) => one - other);
  if (ids.length === 0) return;
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('plan:' || $1 || ':' || id, 0)) from unnest($2::bigint[]) id`,
    [schema, ids],
  );
}
