import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { raw, sql, toQuery, quoted } from '../../../database/sql';
import { where } from '../../../database/reading/scope';
import type { Tenant } from '../../../tenants';
import { tableAt } from '../../../database/tables/tableAt';
import type { PlanReader } from '../planningRights';
import type { ReadSearch } from './searchBody';
import { searchConditions } from './searchSql';
import { SLOT_JSON } from './slotJson';

/**
 * Reads a page of slots as JSON text (`{ items, totalCount }`), which PostgreSQL builds and Node passes on: parsing
 * and serialising a month of ten thousand slots would take longer.
 */
export async function searchSlots(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  { pageNumber, pageSize, orderBy, orderByDescending = false, ...filters }: ReadSearch,
  reader: PlanReader,
): Promise<string> {
  const table = tableAt(tenant, Creneaux);
  const conditions = where(searchConditions(tenant.schema, filters, reader));
  const way = raw(orderByDescending ? 'desc nulls last' : 'asc nulls last');
  const order = sql`order by t.${raw(quoted(orderBy))} ${way}, t.id ${raw(orderByDescending ? 'desc' : 'asc')}`;
  const offset = (pageNumber - 1) * pageSize;
  const query = sql`
    with page as materialized (
      select ${SLOT_JSON} as json from ${table} t ${conditions} ${order} limit ${pageSize} offset ${offset}
    ), found as (select count(*) as number, coalesce(string_agg(json, ','), '') as items from page)
    select items, case when number > 0 and number < ${pageSize} then ${offset}::bigint + number
      else (select count(*) from ${table} t ${conditions}) end as total from found`;
  const { rows } = await tenant.database.pool.query<{ items: string; total: number }>(toQuery(query));
  const { items = '', total = 0 } = rows[0] ?? {};
  return `{"items":[${items}],"totalCount":${total}}`;
}
