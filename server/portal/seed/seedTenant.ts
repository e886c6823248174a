import type { Registry } from '../../../src/resources/registry/registry';
import type { Settings } from '../../settings';
import { isDemo, type Tenant } from '../../tenants';
import { applyRows } from '../../seed/applyRows';
import { seedDemo } from './demo/seedDemo';
import { nafSubClasses } from './nomenclatures';

type SeedSettings = Pick<Settings, 'NODE_ENV'>;

/** Whether the tenant was filled before: an administrator who empties a list does not find it full again. */
async function isSeeded({ database, schema }: Tenant): Promise<boolean> {
  const { rows } = await database.pool.query(`SELECT 1 FROM "${schema}".change_set WHERE origin = 'seed' LIMIT 1`);
  return rows.length > 0;
}

/** Fills a new tenant, once: the official nomenclatures, and the demonstration's data for demo tenants outside production. */
export async function seedTenant(
  tenant: Tenant,
  settings: SeedSettings,
  registry: Pick<Registry, 'visible'>,
): Promise<void> {
  if (await isSeeded(tenant)) return;
  if (isDemo(tenant, settings)) await seedDemo(tenant, registry);
  await applyRows(tenant, 'CodesNaf', nafSubClasses());
}
