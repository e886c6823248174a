import type { StoreContext } from '../storeContext';
import { sql, toQuery } from '../sql';

interface Revert {
  readonly id: number;
  readonly reverts: number;
}

/**
 * The change set that undid each one as a whole. Reverts that were themselves undone do not count.
 *
 * @param reverts all complete reverts of these change sets, and recursively of the reverts
 */
export function revertsInForce(ids: readonly number[], reverts: readonly Revert[]): ReadonlyMap<number, number> {
  const known = new Map<number, number | undefined>();
  const inForce = (id: number): number | undefined => {
    if (known.has(id)) return known.get(id);
    const newestFirst = reverts.filter((one) => one.reverts === id).sort((a, b) => b.id - a.id);
    const found = newestFirst.find((one) => inForce(one.id) === undefined)?.id;
    known.set(id, found);
    return found;
  };
  return new Map(
    ids.flatMap((id) => {
      const by = inForce(id);
      return by === undefined ? [] : [[id, by] as const];
    }),
  );
}

/** The change set that undid each one as a whole. One query for chains of any length. */
export async function revertedBy(context: StoreContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await context.pool.query<Revert>(
    toQuery(sql`
      with recursive chain (id, reverts) as (
        select id, reverts from ${context.system('change_set')} where reverts = any(${ids}::bigint[]) and reverts_all
        union
        select s.id, s.reverts from ${context.system('change_set')} s join chain c on s.reverts = c.id
        where s.reverts_all
      )
      select id, reverts from chain`),
  );
  return revertsInForce(ids, rows);
}
