import type pg from 'pg';
import { preferencesUtilisateur } from '../../src/resources/schemas/preferences';
import { Vues } from '../../src/resources/schemas/vues';
import type { ResourceSchema } from '../../src/resources/types';
import { refused, type Refusal, type RowRule, type WrittenRow } from '../database/changes/types';
import { identifier, raw, sql, toQuery } from '../database/sql';
import { resourceTable } from '../identity/storage/accessTables';

import type { QuotaSettings } from './quotaSettings';

/** The records of which each person has some of their own. */
const OWN_QUOTAS = { ownViews: Vues, ownPreferences: preferencesUtilisateur } as const;

export type OwnQuota = keyof typeof OWN_QUOTAS;

export const ownLimits = (settings: QuotaSettings): Readonly<Record<OwnQuota, number>> => ({
  ownViews: settings.QUOTA_OWN_VIEWS,
  ownPreferences: settings.QUOTA_OWN_PREFERENCES,
});

/** How many records people have of their own, by the ids of these people; found by an index. */
async function countOwn(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
  { name, ownedBy = '' }: ResourceSchema,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const owner = identifier(ownedBy);
  const { rows } = await client.query<{ owner: number; count: number }>(
    toQuery(sql`select ${owner} as owner, count(*) as count from ${raw(resourceTable(schema, name))}
      where ${owner} = any(${owners}::bigint[]) group by 1`),
  );
  return new Map(rows.map(({ owner: id, count }) => [Number(id), Number(count)]));
}

/** The records that are created beyond what their owner may have: the last ones. */
function beyond(
  quota: OwnQuota,
  limit: number,
  created: readonly (WrittenRow & { readonly owner: number })[],
  counts: ReadonlyMap<number, number>,
): ReadonlyMap<number, Refusal> {
  const left = new Map(counts);
  const refusals = new Map<number, Refusal>();
  for (const { owner, place } of created.toReversed()) {
    const count = left.get(owner) ?? 0;
    if (count <= limit) continue;
    const issue = { code: quota, args: { quota, limit, used: limit } };
    refusals.set(place, refused('quotaReached', { '': [issue] }));
    left.set(owner, count - 1);
  }
  return refusals;
}

/** A person saves at most `limit` records of their own; writes that add some for one person wait for each other. */
export const ownRecordsRule = (quota: OwnQuota, limit: number): RowRule => ({
  resources: limit === 0 ? [] : [OWN_QUOTAS[quota].name],
  async refuses(client, schema, rows) {
    const { ownedBy = '' } = OWN_QUOTAS[quota];
    const created = rows.flatMap((row) => {
      const owner = row.after?.[ownedBy];
      return row.before || !owner ? [] : [{ ...row, owner: Number(owner) }];
    });
    if (created.length === 0) return new Map();
    const owners = [...new Set(created.map(({ owner }) => owner))].toSorted((a, b) => a - b);
    for (const owner of owners)
      await client.query('select pg_advisory_xact_lock(hashtext($1))', [`${quota}:${schema}:${owner}`]);
    return beyond(quota, limit, created, await countOwn(client, schema, OWN_QUOTAS[quota], owners));
  },
});
