import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { assertSchemas } from '../src/resources/check/check';
import { assertStatistics } from '../src/resources/statistics/checkStatistics';
import { statisticsScreens } from '../src/resources/schemas/statistics/statisticsScreens';
import { schemas } from '../src/portal/declared';
import { createRegistry, type Registry } from '../src/resources/registry/registry';
import { adminCommands } from './admin/adminCommands';
import { openAdminChannel } from './admin/channel';
import { buildApp } from './app';
import { COLUMNS_GO, columnsKept } from './consoleMessages';
import type { Database } from './database/open';
import { onQuotaNotice } from './database/quotas/announce';
import { withProcessLock } from './database/processLock';
import { prepareSharedTables } from './database/sharedTables';
import { runDailyTasks } from './dailyTasks';
import { followRegister } from './followRegister';
import { HOOKS } from './hooks/hooks';
import { createDemoAccounts, type DemoAccount } from './identity/demoAccounts';
import { openIdentities, type Identities } from './identity/identities';
import type { PreparationListener } from './prepareTables';
import { warnOfQuota } from './quotas/warnOfUsage';
import { openMailers } from './mail/mailers';
import { runOutbox } from './outbox/runOutbox';
import { prepareTenants } from './prepareTenants';
import { giveNewRights } from './portal/seed/newRights';
import { seedAccountPlans } from './portal/seed/demo/planning/accountPlans';
import { seedTenant } from './portal/seed/seedTenant';
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
  await giveNewRights(tenant, registry);
  return { tenant, demoAccounts };
}

/** What answers calls, and nothing listens yet. */
interface Prepared {
  readonly app: FastifyInstance;
  /** Tenants that are registered later join them. */
  readonly tenants: Tenant[];
  readonly identities: Identities;
  readonly served: readonly ServedTenant[];
}

interface Parts {
  readonly settings: Settings;
  readonly database: Database;
  readonly registry: Registry;
}

/** Tells the operator of columns that a tenant's tables hold for another version. @param isAlone there is no other one */
const printColumnsKept =
  (isAlone: boolean): PreparationListener =>
  (schema, { undeclared }) => {
    if (undeclared.length > 0)
      console.error([columnsKept(schema, undeclared), ...(isAlone ? [COLUMNS_GO] : [])].join('\n'));
  };

async function prepare(
  { settings, database, registry }: Parts,
  frontEnd: string,
  isStopping: () => boolean,
): Promise<Prepared> {
  await prepareSharedTables(database);
  const demo = settings.NODE_ENV === 'production' ? [] : DEMO_TENANTS;
  const definitions = [...demo, ...(await registeredTenants(database))];
  const isAlone = settings.NODE_ENV === 'development';
  const preparation = { listener: printColumnsKept(isAlone), isAlone };
  const tenants = [...(await prepareTenants(definitions, database, registry, settings, preparation))];
  const identities = await openIdentities(tenants, settings);
  const shared = settings.DATABASE_URL ? { shared: database } : {};
  // Routes are registered while the database answers.
  const [app, served] = await Promise.all([
    buildApp({ settings, registry, tenants, identities, frontEnd, isStopping, ...shared }),
    Promise.all(tenants.map((tenant) => seedServed(tenant, settings, registry))),
  ]);
  return { app, tenants, identities, served };
}

/** Makes a tenant ready that was registered while the server runs; who registered it has filled it. */
async function openTenant(
  { settings, database, registry }: Parts,
  identities: Identities,
  definition: TenantDefinition,
): Promise<Tenant> {
  const [tenant] = await prepareTenants([definition], database, registry, settings);
  if (!tenant) throw new Error(`the tenant '${definition.id}' was not prepared`);
  await identities.add(tenant);
  return tenant;
}

async function serve(settings: Settings, database: Database, frontEnd: string): Promise<RunningServer> {
  const parts = { settings, database, registry: createRegistry(schemas) };
  let isStopping = false;
  const preparing = () => prepare(parts, frontEnd, () => isStopping);
  // Processes that start together make tables and fill tenants one after the other; the embedded database has one alone.
  const { DATABASE_URL: url } = settings;
  const { app, tenants, identities, served } = await (url ? withProcessLock(url, 'start', preparing) : preparing());
  await app.listen({ host: settings.HOST, port: settings.PORT });
  const endTasks = runDailyTasks(tenants, { ...parts, log: app.log });
  const endOutbox = runOutbox(tenants, {
    ...parts,
    hooks: HOOKS.after,
    mailers: await openMailers(tenants, settings),
    log: app.log,
  });
  const endNotices = onQuotaNotice((notice) => warnOfQuota(app.log, notice));
  const endFollowing = followRegister({
    database,
    tenants,
    open: (definition) => openTenant(parts, identities, definition),
    refresh: () => identities.refreshKeys(),
    log: app.log,
  });
  const channel = await openAdminChannel(settings.SOCLE_DATA, adminCommands({ ...parts, tenants, identities }));
  return {
    tenants: served,
    async close() {
      isStopping = true;
      await setTimeout(settings.DRAIN_SECONDS * 1_000);
      await channel.close();
      await endFollowing();
      await app.close();
      await endTasks();
      await endOutbox();
      endNotices();
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
    assertStatistics(statisticsScreens, schemas);
    return await serve(settings, await opened, frontEnd);
  } catch (error) {
    await opened.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}
