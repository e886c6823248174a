import { setTimeout } from 'node:timers/promises';
import { assertSchemas } from '../src/resources/check';
import { schemas } from '../src/resources/declared';
import { createRegistry, type Registry } from '../src/resources/registry';
import { openAdminChannel } from './admin/channel';
import { throwAwayToken } from './admin/throwAwayToken';
import { buildApp } from './app';
import { columnsKept } from './consoleMessages';
import type { Database } from './database/open';
import { sweepDaily } from './files/dailySweep';
import { createDemoAccounts, type DemoAccount } from './identity/demoAccounts';
import { openIdentities } from './identity/identities';
import { prepareTenants } from './prepareTenants';
import { seedAccountPlans } from './seed/demo/planning/accountPlans';
import { seedTenant } from './seed/seedTenant';
import type { Settings } from './settings';
import { registeredTenants } from './tenantRegister';
import { DEMO_TENANTS, isDemo, type Tenant, type TenantDefinition } from './tenants';

/** A tenant that is served, with the accounts to try it with. */
export interface ServedTenant {
  readonly tenant: TenantDefinition;
  readonly demoAccounts: readonly DemoAccount[];
}

export interface RunningServer {
  readonly tenants: readonly ServedTenant[];
  /** Ends answers under way, then connections, then the database. */
  close(): Promise<void>;
}

/** Fills a tenant where it is new. */
async function seedServed(tenant: Tenant, settings: Settings, registry: Registry): Promise<ServedTenant> {
  await seedTenant(tenant, settings, registry);
  const demoAccounts = isDemo(tenant, settings) ? await createDemoAccounts(tenant, registry, settings.NODE_ENV) : [];
  // An account that only reads has no plan.
  const planned = demoAccounts.flatMap(({ newId, fonction }) => (fonction === 'LECTEUR' ? [] : (newId ?? [])));
  await seedAccountPlans(tenant, planned, new Date());
  return { tenant, demoAccounts };
}

async function serve(settings: Settings, database: Database, frontEnd: string): Promise<RunningServer> {
  const registry = createRegistry(schemas);
  const demo = settings.NODE_ENV === 'production' ? [] : DEMO_TENANTS;
  const definitions = [...demo, ...(await registeredTenants(database))];
  const tenants = await prepareTenants(definitions, database, registry, settings, (schema, { undeclared }) => {
    if (undeclared.length > 0) console.error(columnsKept(schema, undeclared));
  });
  const identities = await openIdentities(tenants, settings);
  // Routes are registered while the database answers.
  let isStopping = false;
  const [app, served] = await Promise.all([
    buildApp({ settings, registry, tenants, identities, frontEnd, isStopping: () => isStopping }),
    Promise.all(tenants.map((tenant) => seedServed(tenant, settings, registry))),
  ]);
  await app.listen({ host: settings.HOST, port: settings.PORT });
  const endSweeping = sweepDaily(tenants, settings, app.log);
  const channel = await openAdminChannel(settings.SOCLE_DATA, {
    token: (input) => throwAwayToken({ tenants, identities, settings }, input),
  });
  return {
    tenants: served,
    async close() {
      isStopping = true;
      await setTimeout(settings.DRAIN_SECONDS * 1_000);
      await channel.close();
      await app.close();
      await endSweeping();
      await database.close();
    },
  };
}

/**
 * Starts everything that the product is: identity, API and front end, on one port, with the database that is being opened.
 *
 * @param frontEnd the directory of the built front end
 * @throws {Error} for wrong declarations, a database that cannot be opened, a port in use; nothing stays open then.
 */
export async function start(settings: Settings, frontEnd: string, opened: Promise<Database>): Promise<RunningServer> {
  try {
    assertSchemas(schemas);
    return await serve(settings, await opened, frontEnd);
  } catch (error) {
    await opened.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}
