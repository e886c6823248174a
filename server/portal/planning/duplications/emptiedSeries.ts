import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { sql, toQuery } from '../../../database/sql';
import type { Tenant } from '../../../tenants';
import { tableAt } from '../../../database/tables/tableAt';
import { deleteSeries } from '../series/seriesChanges';

/** Deletes the series that would have no slots left after these are deleted, found with one query. */
export async function emptiedSeries(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  slots: readonly StoredRecord[],
): Promise<readonly Change[]> {
  const gone = new Map<number, number>();
  for (const { values } of slots)
    if (typeof values['periodiciteId'] === 'number')
      gone.set(values['periodiciteId'], (gone.get(values['periodiciteId']) ?? 0) + 1);
  if (gone.size === 0) return [];
  const query = sql`select "periodiciteId" as id, count(*)::integer as count from ${tableAt(tenant, Creneaux)}
    where "periodiciteId" = any(${[...gone.keys()]}::bigint[]) group by 1`;
  const { rows } = await tenant.database.pool.query<{ readonly id: number; readonly count: number }>(toQuery(query));
  return rows.filter(({ id, count }) => gone.get(Number(id)) === count).map(({ id }) => deleteSeries(Number(id)));
}
