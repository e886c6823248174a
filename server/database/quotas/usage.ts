import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { sql, toQuery } from '../sql';
import { QUOTAS, type Amounts, type QuotaLimits } from './quotas';

export interface Usage {
  readonly used: Amounts;
  readonly limits: QuotaLimits;
}

type Read = Pick<StoreContext, 'system' | 'quotas'>;

/**
 * @param author account id of the caller
 * @returns the counters, and the limits of the settings with the tenant's own overrides
 */
export async function readUsage(
  { system, quotas }: Read,
  client: Pick<pg.ClientBase, 'query'>,
  author: string,
): Promise<Usage> {
  const { rows } = await client.query<Amounts & { readonly own: Readonly<Record<string, number>> | null }>(
    toQuery(sql`
      select t.*, coalesce(d.records, 0) as "dayRecords", coalesce(d.files, 0) as "dayFiles",
        coalesce(d.bytes, 0) as "dayBytes", (select jsonb_object_agg(name, most) from ${system('quota')}) as own
      from (
        select coalesce(sum(row_count), 0)::bigint as "tenantRecords",
          coalesce(sum(file_count), 0)::bigint as "tenantFiles", coalesce(sum(file_bytes), 0)::bigint as "tenantBytes"
        from ${system('table_state')}
      ) t left join ${system('author_day')} d on d.author_id = ${author} and d.day = current_date`),
  );
  const [row] = rows;
  if (!row) throw new Error('the counters answered no row');
  const pick = (read: (quota: (typeof QUOTAS)[number]) => number) =>
    Object.fromEntries(QUOTAS.map((quota) => [quota, read(quota)])) as unknown as Amounts;
  return {
    used: pick((quota) => Number(row[quota])),
    limits: pick((quota) => Number(row.own?.[quota] ?? quotas?.[quota] ?? 0)),
  };
}
