import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { assertSchemas } from '../src/resources/check/check';
import { assertPages } from '../src/resources/pages/checkPages';
import { createRegistry, type Registry } from '../src/resources/registry/registry';
import { adminCommands } from './admin/adminCommands';
import { openAdminChannel } from './admin/channel';
import { buildApp } from './app';
import { COLUMNS_GO, columnsKept, type ServedTenant } from './consoleMessages';
import type { Database } from './database/open';
import { onQuotaNotice } from './database/quotas/announce';
import { withProcessLock } from './database/processLock';
import { prepareSharedTables } from './database/sharedTables';
import { storedTables } from './database/tables/table';
import { runDailyTasks } from './dailyTasks';
import { followRegister } from './followRegister';
import { openIdentities, type Identities } from './identity/identities';
import { schemaVersion, type PreparationListener } from './prepareTables';
import { warnOfQuota } from './quotas/warnOfUsage';
import { openMailers } from './mail/mailers';
import { runOutbox } from './outbox/runOutbox';
import { prepareTenants } from './prepareTenants';
import type { Product } from './product';
import { giveNewRights } from './seed/newRights';
import type { Settings } from './settings';
import { registeredTenants } from './tenantRegister';
import { DEMO_TENANTS, type Tenant, type TenantDefinition } from './tenants';

export interface RunningServer {
  readonly tenants: readonly ServedTenant[];
  /** Finishes open requests, then closes connections and the database. */
  close(): Promise<void>;
}

async function seedServed(tenant: Tenant, { product, settings, registry }: Parts): Promise<ServedTenant> {
  // First, because demo accounts need every right, and existing rights are not granted again.
  await giveNewRights(tenant, registry, product.otherRights);
  await product.seed?.(tenant, settings, registry);
  const demoAccounts = (await product.seedAccounts?.(tenant, settings, registry)) ?? [];
  return { tenant, demoAccounts };
}

interface Prepared {
  readonly app: FastifyInstance;
  /** Later registered tenants are added to this array. */
  readonly tenants: Tenant[];
  readonly identities: Identities;
  readonly served: readonly ServedTenant[];
}

interface Parts {
  readonly product: Product;
  readonly settings: Settings;
  readonly database: Database;
  readonly registry: Registry;
}

/** Reports columns that this version does not declare. @param isAlone whether no other version serves */
const printColumnsKept =
  (isAlone: boolean): PreparationListener =>
  (schema, { undeclared }) => {
    if (undeclared.length > 0)
      console.error([columnsKept(schema, undeclared), ...(isAlone ? [COLUMNS_GO] : [])].join('\n'));
  };

async function prepare(parts: Parts, frontEnd: string, isStopping: () => boolean): Promise<Prepared> {
  const { product, settings, database, registry } = parts;
  await prepareSharedTables(database);
  const demo = settings.NODE_ENV === 'production' ? [] : DEMO_TENANTS;
  const definitions = [...demo, ...(await registeredTenants(database))];
  const isAlone = settings.NODE_ENV === 'development';
  const preparation = { listener: printColumnsKept(isAlone), isAlone };
  const tenants = [...(await prepareTenants(definitions, database, parts, preparation))];
  const identities = await openIdentities(tenants, settings);
  const shared = settings.DATABASE_URL ? { shared: database } : {};
  // Routes are registered while the database answers.
  const [app, served] = await Promise.all([
    buildApp({ product, settings, registry, tenants, identities, frontEnd, isStopping, ...shared }),
    Promise.all(tenants.map((tenant) => seedServed(tenant, parts))),
  ]);
  return { app, tenants, identities, served };
}

type Begun = Omit<Parts, 'product'>;

/** Opens a tenant that was registered while the server runs. The process that registered it has seeded it. */
async function openTenant(parts: Parts, identities: Identities, definition: TenantDefinition): Promise<Tenant> {
  const [tenant] = await prepareTenants([definition], parts.database, parts);
  if (!tenant) throw new Error(`the tenant '${definition.id}' was not prepared`);
  await identities.add(tenant);
  return tenant;
}

async function serve({ product, frontEnd }: Served, { settings, database, registry }: Begun): Promise<RunningServer> {
  const parts = { product, settings, database, registry };
  let isStopping = false;
  const preparing = () => prepare(parts, frontEnd, () => isStopping);
  // Processes that start together prepare and seed tenants one by one. The embedded database only has one process.
  const { DATABASE_URL: url } = settings;
  const { app, tenants, identities, served } = await (url ? withProcessLock(url, 'start', preparing) : preparing());
  await app.listen({ host: settings.HOST, port: settings.PORT });
  const endTasks = runDailyTasks(tenants, { ...parts, log: app.log });
  const endOutbox = runOutbox(tenants, {
    ...parts,
    hooks: product.hooks?.after ?? [],
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

/** Set by the build, which checks the bundled declarations (`scripts/build/server.mjs`). */
declare const DECLARATIONS_CHECKED: boolean | undefined;
const ARE_CHECKED = typeof DECLARATIONS_CHECKED !== 'undefined' && DECLARATIONS_CHECKED;

export interface Served {
  readonly product: Product;
  readonly frontEnd: string;
}

/**
 * Starts identity provider, API and front end on one port, once the database is open.
 *
 * @throws {Error} for invalid declarations or a port in use; everything is closed again
 */
export async function start(served: Served, settings: Settings, opened: Promise<Database>): Promise<RunningServer> {
  try {
    if (!ARE_CHECKED) assertSchemas(served.product.schemas);
    if (!ARE_CHECKED) assertPages(served.product.pages ?? [], served.product.schemas);
    served.product.assertDeclared?.();
    const registry = createRegistry(served.product.schemas);
    // Computed while PostgreSQL starts, because both are the same for all tenants.
    storedTables(registry);
    schemaVersion(registry);
    return await serve(served, { settings, registry, database: await opened });
  } catch (error) {
    await opened.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}
