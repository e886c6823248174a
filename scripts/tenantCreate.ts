import { createTenant, tenantRequestSchema } from '../server/admin/createTenant';
import { settingsFromEnvironment } from '../server/settings';
import { schemas } from '../src/resources/declared';
import { createRegistry } from '../src/resources/registry';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

const USAGE = 'npm run tenant:create -- --id <id> --name "<nom>" --host <hôte> --admin <e-mail>';

const text = { type: 'string' } as const;

/** Makes a tenant and prints the one-time link of its first administrator. The embedded database must not be in use. */
async function main(): Promise<void> {
  const read = tenantRequestSchema.safeParse(readOptions(USAGE, { id: text, name: text, host: text, admin: text }));
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `--${path.join('.')} : ${message}`);
    throw new Error([USAGE, ...wrong].join('\n'));
  }
  const settings = settingsFromEnvironment(process.env);
  await withDatabase(settings, async (database) => {
    const link = await createTenant(database, createRegistry(schemas), settings, read.data);
    console.log(
      `L'organisation « ${read.data.name} » est créée ; elle est servie dès le prochain démarrage du serveur.`,
    );
    console.log(`Lien à usage unique de ${read.data.admin} :\n${link}`);
  });
}

await runCommand(main);
