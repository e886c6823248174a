import type { StoreContext } from '../storeContext';
import { sql } from '../sql';
import { readRows } from './recordedRows';
import type { Values } from '../../../src/resources/language/values';

export interface RecordThen {
  readonly id: number;
  readonly after: Values;
}

/** Leaves out versions that are not recorded. */
export async function recordsAtVersions(
  context: StoreContext,
  resource: string,
  asked: readonly { readonly id: number; readonly version: number }[],
): Promise<readonly RecordThen[]> {
  const ids = asked.map(({ id }) => id);
  const versions = asked.map(({ version }) => version);
  const rows = await readRows(
    context,
    context.pool,
    sql`r.resource = ${context.table(resource).stored} and r.after is not null
      and (r.row_id, r.version) in (select * from unnest(${ids}::bigint[], ${versions}::integer[]))`,
  );
  return rows.flatMap(({ id, after }) => (after ? [{ id, after }] : []));
}

/** Undefined if no earlier write is recorded. */
export async function valuesBeforeSet(
  context: StoreContext,
  resource: string,
  id: number,
  changeSet: number,
): Promise<Values | undefined> {
  const [row] = await readRows(
    context,
    context.pool,
    sql`r.resource = ${context.table(resource).stored} and r.row_id = ${id} and r.change_set < ${changeSet}
      and r.after is not null`,
    sql`order by r.change_set desc, r.ordinal desc limit 1`,
  );
  return row?.after;
}
