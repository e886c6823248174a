import type pg from 'pg';
import { PREFERENCES, SAVED_VIEWS } from '../../src/resources/registry/roles';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { identifier, sql, toQuery } from '../database/sql';
import { tableIn } from '../database/tables/tableAt';
import type { QuotaSettings } from './quotaSettings';

/** The resources with a quota per owner. */
export const OWN_QUOTAS = { ownViews: SAVED_VIEWS, ownPreferences: PREFERENCES } as const;

export type OwnQuota = keyof typeof OWN_QUOTAS;

/** Maximum number of own records per person; 0 for no limit. */
export type OwnLimits = Readonly<Record<OwnQuota, number>>;

export const ownLimits = (settings: QuotaSettings): OwnLimits => ({
  ownViews: settings.QUOTA_OWN_VIEWS,
  ownPreferences: settings.QUOTA_OWN_PREFERENCES,
});

/** Counts the records that each person owns; an index serves the query. */
export async function countOwn(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
  { name, ownedBy = '' }: Pick<ResourceSchema, 'name' | 'ownedBy'>,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const owner = identifier(ownedBy);
  const { rows } = await client.query<{ owner: number; count: number }>(
    toQuery(sql`select ${owner} as owner, count(*) as count from ${tableIn(schema, { name })}
      where ${owner} = any(${owners}::bigint[]) group by 1`),
  );
  return new Map(rows.map(({ owner: id, count }) => [Number(id), Number(count)]));
}
