import type { Registry } from '../src/resources/registry/registry';
import type { Database } from './database/open';
import { createStore } from './database/store';
import { openFileStores, type FileSettings } from './files/openFileStores';
import { ACCOUNT_RULES } from './identity/accounts/accountRules';
import { webhookPermit } from './outbox/webhookPermit';
import { outboxRules } from './outbox/outboxRule';
import { ownLimits, type OwnQuota } from './quotas/ownQuotas';
import { ownRecordsRule } from './quotas/ownRecordsRule';
import { quotaLimits, type QuotaSettings } from './quotas/quotaSettings';
import { prepareTables, type PreparationOptions } from './prepareTables';
import type { Product } from './product';
import type { Tenant, TenantDefinition } from './tenants';

type RuledProduct = Pick<Product, 'rules' | 'hooks'>;

export interface PreparedWith {
  readonly registry: Registry;
  readonly product: RuledProduct;
  readonly settings: FileSettings & QuotaSettings;
}

function writeRules(registry: Registry, settings: QuotaSettings, { rules, hooks }: RuledProduct) {
  const own = rules?.(registry);
  const ownRules = Object.entries(ownLimits(settings)).map(([quota, limit]) =>
    ownRecordsRule(quota as OwnQuota, limit, registry),
  );
  return {
    ...ACCOUNT_RULES,
    rowRules: [
      ...(ACCOUNT_RULES.rowRules ?? []),
      ...(own?.rowRules ?? []),
      ...ownRules,
      ...(hooks?.before ?? []),
      ...outboxRules(registry, hooks?.after),
    ],
    permits: [...(ACCOUNT_RULES.permits ?? []), ...(own?.permits ?? []), webhookPermit(registry)],
    quotas: quotaLimits(settings),
  };
}

export async function prepareTenants(
  definitions: readonly TenantDefinition[],
  database: Database,
  { registry, product, settings }: PreparedWith,
  preparation?: PreparationOptions,
): Promise<readonly Tenant[]> {
  await prepareTables(definitions, database, registry, preparation);
  const rules = writeRules(registry, settings, product);
  const limits = ownLimits(settings);
  const filesOf = await openFileStores(database, settings);
  return definitions.map((definition) => {
    const { schema } = definition;
    const store = createStore({ database, schema, registry, ...rules });
    return { ...definition, database, files: filesOf(schema), store, ownLimits: limits };
  });
}
