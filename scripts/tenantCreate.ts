import * as z from 'zod';
import { askServer, NotRunning } from '../server/admin/askServer';
import { createTenant, tenantRequestSchema, type TenantRequest } from '../server/admin/createTenant';
import { settingsFromEnvironment, type Settings } from '../server/settings';
import { portal } from '../server/portal';
import { createRegistry } from '../src/resources/registry/registry';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

const USAGE = 'npm run tenant:create -- --id <id> --name "<nom>" --host <hôte> --admin <e-mail>';

const text = { type: 'string' } as const;

/** Asks the running server, which owns the embedded database; without a server, opens the database. */
async function linkOf(settings: Settings, request: TenantRequest): Promise<string> {
  try {
    const answer = await askServer(settings.SOCLE_DATA, 'tenant', request);
    return z.object({ link: z.string() }).parse(answer).link;
  } catch (error) {
    if (!(error instanceof NotRunning)) throw error;
  }
  return withDatabase(settings, (database) =>
    createTenant({ database, registry: createRegistry(portal.schemas), settings, product: portal }, request),
  );
}

/** Creates a tenant, and prints the one-time link of its first administrator. */
async function main(): Promise<void> {
  const read = tenantRequestSchema.safeParse(readOptions(USAGE, { id: text, name: text, host: text, admin: text }));
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `--${path.join('.')} : ${message}`);
    throw new Error([USAGE, ...wrong].join('\n'));
  }
  const link = await linkOf(settingsFromEnvironment(process.env), read.data);
  console.log(
    `L'organisation « ${read.data.name} » est créée ; les serveurs en marche la servent d'ici quelques secondes.`,
  );
  console.log(`Lien à usage unique de ${read.data.admin} :\n${link}`);
}

await runCommand(main);
