import type { Registry } from '../../../src/resources/registry/registry';
import type { Settings } from '../../settings';
import { isDemo, type Tenant } from '../../tenants';
import { applyRows } from '../../seed/applyRows';
import { seedDemo } from './demo/seedDemo';
import { nafSubClasses } from './nomenclatures';

type SeedSettings = Pick<Settings, 'NODE_ENV'>;

/** True if the tenant has been filled before, so that lists that an administrator has emptied stay empty. */
async function isSeeded({ database, schema }: Tenant): Promise<boolean> {
  const { rows } = await database.pool.query(`SELECT 1 FROM "${schema}".change_set WHERE origin = 'seed' LIMIT 1`);
  return rows.length > 0;
}

/** Fills a new tenant once: with the official nomenclatures, and a demo tenant outside production with demo data. */
export async function seedTenant(
  tenant: Tenant,
  settings: SeedSettings,
  registry: Pick<Registry, 'visible'>,
): Promise<void> {
  if (await isSeeded(tenant)) return;
  if (isDemo(tenant, settings)) await seedDemo(tenant, registry);
  await applyRows(tenant, 'CodesNaf', nafSubClasses());
}
