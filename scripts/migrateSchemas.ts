import { migrateSchemas, migrationPlan } from '../server/admin/migrateSchemas';
import { forgetBackup, listBackups, restoreBackup } from '../server/database/columnBackups';
import type { ColumnMigration } from '../server/database/migrateSchema';
import { whileMigrating } from '../server/database/migration/lock';
import type { Database } from '../server/database/open';
import { settingsFromEnvironment } from '../server/settings';
import { schemas } from '../src/portal/declared';
import { createRegistry } from '../src/resources/registry/registry';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

const USAGE = 'npm run schema:migrate -- [--apply] [--restore <numéro>] [--forget <numéro>]';

const count = (number: number, one: string): string => `${number.toLocaleString('fr')} ${one}${number > 1 ? 's' : ''}`;

const lineOf = ({ table, column, from, to, values, kept, backup }: ColumnMigration): string =>
  [
    `  ${table}.${column} : ${to === undefined ? `supprimée (${from})` : `${from} devient ${to}`}`,
    `${count(values, 'valeur')}, dont ${kept.toLocaleString('fr')} gardées`,
    ...(backup === undefined ? [] : [`sauvegarde n° ${backup}`]),
  ].join(' ; ');

function printMigrations(migrations: ReadonlyMap<string, readonly ColumnMigration[]>): void {
  for (const [schema, columns] of migrations)
    console.log([schema, ...(columns.length > 0 ? columns.map(lineOf) : ['  rien à faire'])].join('\n'));
}

async function printBackups(database: Database): Promise<void> {
  const backups = await listBackups(database.pool);
  if (backups.length > 0) console.log('Sauvegardes (--restore les remet, --forget les efface) :');
  for (const { id, at, schema, table, column, type, values } of backups)
    console.log(`  n° ${id} ${at} ${schema}.${table}.${column} (${type}) : ${count(values, 'valeur')}`);
}

const numberOf = (text: string): number => {
  const id = Number(text);
  if (!Number.isInteger(id)) throw new Error(`${USAGE}\n« ${text} » n'est pas un numéro de sauvegarde.`);
  return id;
};

/** Prints or applies the migration of all tenants' columns. The embedded database must not be in use. */
async function main(): Promise<void> {
  const { apply, restore, forget } = readOptions(USAGE, {
    apply: { type: 'boolean' },
    restore: { type: 'string' },
    forget: { type: 'string' },
  });
  const registry = createRegistry(schemas);
  const settings = settingsFromEnvironment(process.env);
  await withDatabase(settings, async (database) => {
    if (restore !== undefined) {
      const restored = await whileMigrating(database.pool, (client) => restoreBackup(client, numberOf(restore)));
      return console.log(`${count(restored, 'valeur')} de nouveau en place.`);
    }
    if (forget !== undefined) {
      const isForgotten = await forgetBackup(database.pool, numberOf(forget));
      return console.log(isForgotten ? 'Sauvegarde effacée.' : 'Sauvegarde inconnue.');
    }
    const migrations = apply ? await migrateSchemas(database, registry) : await migrationPlan(database, registry);
    if (migrations.size === 0)
      return console.log(`Aucune organisation dans ${settings.DATABASE_URL ? 'cette base' : settings.SOCLE_DATA}.`);
    printMigrations(migrations);
    await printBackups(database);
    if (!apply) console.log('Rien n’est fait encore : npm run schema:migrate -- --apply');
  });
}

await runCommand(main);
