import { existsSync } from 'node:fs';
import { createTenant, tenantRequestSchema } from '../server/admin/createTenant';
import { messageOf } from '../server/database/errors';
import { openDatabase } from '../server/database/open';
import { settingsFromEnvironment } from '../server/settings';
import { schemas } from '../src/resources/declared';
import { createRegistry } from '../src/resources/registry';
import { readOptions } from './readOptions';

const USAGE = 'npm run tenant:create -- --id <id> --name "<nom>" --host <hôte> --admin <e-mail>';

const text = { type: 'string' } as const;

/** Makes a tenant and prints the one-time link of its first administrator. The embedded database must not be in use. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const read = tenantRequestSchema.safeParse(readOptions(USAGE, { id: text, name: text, host: text, admin: text }));
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `--${path.join('.')} : ${message}`);
    throw new Error([USAGE, ...wrong].join('\n'));
  }
  const settings = settingsFromEnvironment(process.env);
  const { SOCLE_DATA: dataDirectory, DATABASE_URL: url } = settings;
  const database = await openDatabase(url ? { dataDirectory, url } : { dataDirectory });
  try {
    const link = await createTenant(database, createRegistry(schemas), settings, read.data);
    console.log(
      `L'organisation « ${read.data.name} » est créée ; elle est servie dès le prochain démarrage du serveur.`,
    );
    console.log(`Lien à usage unique de ${read.data.admin} :\n${link}`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
