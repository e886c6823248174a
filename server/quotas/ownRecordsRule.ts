import type { Registry } from '../../src/resources/registry/registry';
import { refused, type Refusal, type RowRule, type WrittenRow } from '../database/changes/changeTypes';
import { countOwn, OWN_QUOTAS, type OwnQuota } from './ownQuotas';

/** The refusals for created records beyond their owner's limit: the last ones are refused. */
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

/** A lock per person serialises creations, so that concurrent ones cannot exceed the limit. */
export const ownRecordsRule = (quota: OwnQuota, limit: number, registry: Registry): RowRule => ({
  resources: limit === 0 ? [] : [OWN_QUOTAS[quota]],
  async refuses(client, schema, rows) {
    const own = registry.get(OWN_QUOTAS[quota]);
    const { ownedBy = '' } = own;
    const created = rows.flatMap((row) => {
      const owner = row.after?.[ownedBy];
      return row.before || !owner ? [] : [{ ...row, owner: Number(owner) }];
    });
    if (created.length === 0) return new Map();
    const owners = [...new Set(created.map(({ owner }) => owner))].toSorted((a, b) => a - b);
    for (const owner of owners)
      await client.query('select pg_advisory_xact_lock(hashtext($1))', [`${quota}:${schema}:${owner}`]);
    return beyond(quota, limit, created, await countOwn(client, schema, own, owners));
  },
});
