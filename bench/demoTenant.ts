import { openDatabase } from '../server/database/open';
import { prepareTenants } from '../server/prepareTenants';
import { seedTenant } from '../server/portal/seed/seedTenant';
import { settingsFromEnvironment } from '../server/settings';
import { DEMO_TENANTS, type Tenant } from '../server/tenants';
import { portal } from '../server/portal';
import { createRegistry, type Registry } from '../src/resources/registry/registry';

/**
 * Creates the first tenant of the demonstration in a data directory, with additional records, for a server started
 * there.
 *
 * @param more adds the records; the seconds that it takes are printed
 * @param what describes them in the printed line: `100,000 companies`
 */
export async function fillDemoTenant(
  dataDirectory: string,
  what: string,
  more: (tenant: Tenant, registry: Registry) => Promise<void>,
): Promise<void> {
  const settings = settingsFromEnvironment({ SOCLE_DATA: dataDirectory });
  const database = await openDatabase({ dataDirectory });
  try {
    const registry = createRegistry(portal.schemas);
    const [tenant] = await prepareTenants(DEMO_TENANTS.slice(0, 1), database, { registry, product: portal, settings });
    if (!tenant) throw new Error('the tenant was not prepared');
    await seedTenant(tenant, settings, registry);
    const start = performance.now();
    await more(tenant, registry);
    console.log(`${what}: made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    await database.pool.query('vacuum analyze');
  } finally {
    await database.close();
  }
}
