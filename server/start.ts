import { once } from 'node:events';
import { createServer } from 'node:net';
import { assertSchemas } from '../src/resources/check';
import { schemas } from '../src/resources/declared';
import { createRegistry } from '../src/resources/registry';
import { openAdminChannel } from './admin/channel';
import { throwAwayToken } from './admin/throwAwayToken';
import { buildApp } from './app';
import { openDatabase, type Database } from './database/open';
import { sweepDaily } from './files/dailySweep';
import { createDemoAccounts, type DemoAccount } from './identity/demoAccounts';
import { openIdentities } from './identity/identities';
import { prepareTenants } from './prepareTenants';
import { seedAccountPlans } from './seed/demo/planning/accountPlans';
import { seedTenant } from './seed/seedTenant';
import type { Settings } from './settings';
import { registeredTenants } from './tenantRegister';
import { DEMO_TENANTS, isDemo, type TenantDefinition } from './tenants';

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

/** Finds out whether the port is free before anything is opened. @throws {Error} `EADDRINUSE` where it is not. */
async function requireFreePort({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function serve(settings: Settings, database: Database, frontEnd: string): Promise<RunningServer> {
  const registry = createRegistry(schemas);
  const demo = settings.NODE_ENV === 'production' ? [] : DEMO_TENANTS;
  const definitions = [...demo, ...(await registeredTenants(database))];
  const tenants = await prepareTenants(definitions, database, registry, settings);
  const identities = await openIdentities(tenants, settings);
  const served: ServedTenant[] = [];
  for (const tenant of tenants) {
    await seedTenant(tenant, settings, registry);
    const demoAccounts = isDemo(tenant, settings) ? await createDemoAccounts(tenant, registry, settings.NODE_ENV) : [];
    // Whoever only reads goes nowhere.
    const planned = demoAccounts.flatMap(({ newId, fonction }) => (fonction === 'LECTEUR' ? [] : (newId ?? [])));
    await seedAccountPlans(tenant, planned, new Date());
    served.push({ tenant, demoAccounts });
  }
  const app = await buildApp({ settings, registry, tenants, identities, frontEnd });
  await app.listen({ host: settings.HOST, port: settings.PORT });
  const endSweeping = sweepDaily(tenants, settings, app.log);
  const channel = await openAdminChannel(settings.SOCLE_DATA, {
    token: (input) => throwAwayToken({ tenants, identities, settings }, input),
  });
  return {
    tenants: served,
    async close() {
      await channel.close();
      await app.close();
      await endSweeping();
      await database.close();
    },
  };
}

/**
 * Starts everything that the product is: database, identity, API and front end, on one port.
 *
 * @param frontEnd the directory of the built front end
 * @throws {Error} for wrong declarations, a database that cannot be opened, a port in use; nothing stays open then.
 */
export async function start(settings: Settings, frontEnd: string): Promise<RunningServer> {
  assertSchemas(schemas);
  await requireFreePort(settings);
  const { SOCLE_DATA: dataDirectory, DATABASE_URL: url } = settings;
  const database = await openDatabase(url ? { dataDirectory, url } : { dataDirectory });
  try {
    return await serve(settings, database, frontEnd);
  } catch (error) {
    await database.close();
    throw error;
  }
}
