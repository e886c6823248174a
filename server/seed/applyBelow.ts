import type { Change } from '../database/changes/changeTypes';
import type { Tenant } from '../tenants';
import { applyChanges } from './applyRows';

type Row = Readonly<Record<string, unknown>>;

/** Ids of the parents of a nested collection. */
export type Above = Readonly<Record<string, number>>;

/**
 * Creates records below several parents in one change set.
 *
 * @param above one entry for each parent
 * @param rowsOf the rows below the parent at this index
 * @returns the new ids, by the same indexes
 */
export async function applyBelow(
  tenant: Pick<Tenant, 'store'>,
  resource: string,
  above: readonly Above[],
  rowsOf: (at: number) => readonly Row[],
): Promise<readonly (readonly number[])[]> {
  const rows = above.map((_, at) => rowsOf(at));
  const changes = above.flatMap((parents, at): readonly Change[] =>
    (rows[at] ?? []).map((values) => ({ resource, action: 'create', values, parents })),
  );
  const ids = await applyChanges(tenant, changes);
  let from = 0;
  return rows.map(({ length }) => ids.slice(from, (from += length)));
}
