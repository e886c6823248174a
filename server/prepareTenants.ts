import type { Registry } from '../src/resources/registry/registry';
import { GIVING_PERMITS } from './portal/access/givingPermits';
import { targetPermits } from './portal/access/targetPermits';
import { settingPermits } from './portal/access/settingPermits';
import { stepRules } from './portal/access/stepRules';
import type { Database } from './database/open';
import { createStore } from './database/store';
import { exportRule } from './portal/exports/exportRule';
import { openFileStores, type FileSettings } from './files/openFileStores';
import { ACCOUNT_RULES } from './identity/accounts/accountRules';
import { HOOKS, type Hooks } from './hooks/hooks';
import { INCIDENT_RULES } from './portal/incidents/incidentRule';
import { noticeRules } from './portal/notices/noticeRule';
import { noticeTagPermit } from './portal/notices/noticeTagPermit';
import { webhookPermit } from './outbox/webhookPermit';
import { outboxRules } from './outbox/outboxRule';
import { PLANNING_RULES } from './portal/planning/rules/planningRules';
import { ownLimits, type OwnQuota } from './quotas/ownQuotas';
import { ownRecordsRule } from './quotas/ownRecordsRule';
import { quotaLimits, type QuotaSettings } from './quotas/quotaSettings';
import { prepareTables, type PreparationOptions } from './prepareTables';
import { ownStatisticsRule } from './portal/statistics/ownStatisticsRule';
import type { Tenant, TenantDefinition } from './tenants';

/** Makes the tables of tenants where they are missing, and what the server works with for each. */
export async function prepareTenants(
  definitions: readonly TenantDefinition[],
  database: Database,
  registry: Registry,
  settings: FileSettings & QuotaSettings,
  preparation?: PreparationOptions,
  hooks: Hooks = HOOKS,
): Promise<readonly Tenant[]> {
  await prepareTables(definitions, database, registry, preparation);
  const limits = ownLimits(settings);
  const ownRules = Object.entries(limits).map(([quota, limit]) => ownRecordsRule(quota as OwnQuota, limit));
  const rules = {
    ...ACCOUNT_RULES,
    rowRules: [
      ...(ACCOUNT_RULES.rowRules ?? []),
      ...(PLANNING_RULES.rowRules ?? []),
      ...(INCIDENT_RULES.rowRules ?? []),
      ...noticeRules(registry),
      ...stepRules(registry),
      exportRule(registry),
      ...ownRules,
      ownStatisticsRule(registry),
      ...hooks.before,
      ...outboxRules(registry, hooks.after),
    ],
    permits: [
      ...(ACCOUNT_RULES.permits ?? []),
      ...GIVING_PERMITS,
      ...settingPermits(registry),
      ...targetPermits(registry),
      noticeTagPermit,
      webhookPermit,
    ],
    quotas: quotaLimits(settings),
  };
  const filesOf = await openFileStores(database, settings);
  return definitions.map((definition) => {
    const { schema } = definition;
    const store = createStore({ database, schema, registry, ...rules });
    return { ...definition, database, files: filesOf(schema), store, ownLimits: limits };
  });
}
