import { existsSync } from 'node:fs';
import { tenantSchemas } from '../../server/admin/tenantSchemas';
import { describeMigration, type ColumnMigration } from '../../server/database/migrateSchema';
import { readCatalog } from '../../server/database/migration/catalog';
import { openDatabase, type Database } from '../../server/database/open';
import { quoted } from '../../server/database/sql';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { inArea, type Change } from './changes';
import { compareRights } from './compareAccess';
import { compareTables } from './compareTables';
import { takeSnapshot } from './snapshot';
import type { SchemaSnapshot } from './snapshotTypes';
import { storedShapes } from './storedShapes';

const RIGHTS_TABLE = 'r_Droits';

const migrationChange = ({ table, column, from, to, values, kept }: ColumnMigration): Change => {
  const what = to === undefined ? `colonne que rien ne déclare plus (${from})` : `type ${from} → ${to}`;
  const lost = to === undefined ? `${values} valeurs` : `${values} valeurs, dont ${kept} gardées`;
  return inArea('database')({
    where: `${table}.${column}`,
    text: `${what} : ${values === 0 ? 'vide' : `${lost} par npm run schema:migrate`}`,
    breaking: values > 0,
  });
};

async function missingRights(
  database: Database,
  schema: string,
  wanted: readonly string[],
): Promise<readonly Change[]> {
  const { rows } = await database.pool.query<{ code: string }>(`select code from ${quoted(schema, RIGHTS_TABLE)}`);
  // Rights that a tenant has added are not part of the declarations.
  return compareRights(
    rows.map(({ code }) => code).filter((code) => wanted.includes(code)),
    wanted,
  );
}

async function tenantChanges(
  database: Database,
  schema: string,
  registry: Registry,
  { tables, rights }: SchemaSnapshot,
): Promise<readonly Change[]> {
  const migrations = await describeMigration(database, { schema, registry });
  const client = await database.pool.connect();
  const catalog = await readCatalog(client, schema).finally(() => client.release());
  const apart = migrations.map(({ table, column }) => `${table}.${column}`);
  return [
    ...migrations.map(migrationChange),
    ...compareTables(storedShapes({ catalog, planned: tables, apart }), tables),
    ...(catalog.tables.has(RIGHTS_TABLE) ? await missingRights(database, schema, rights) : []),
  ].map((change) => ({ ...change, where: `${schema}.${change.where}` }));
}

export async function changesOfDatabase(
  database: Database,
  schemas: readonly ResourceSchema[],
  tenants: readonly string[],
): Promise<readonly Change[]> {
  const registry = createRegistry(schemas);
  const snapshot = takeSnapshot(schemas);
  const changes: Change[] = [];
  for (const tenant of tenants) changes.push(...(await tenantChanges(database, tenant, registry, snapshot)));
  return changes;
}

/** `changesOfDatabase` for a URL, or for the folder of an embedded database, which must not be in use. */
export async function databaseChanges(place: string, schemas: readonly ResourceSchema[]): Promise<readonly Change[]> {
  const isAddress = place.includes('://');
  // Opening a missing folder would create a database.
  if (!isAddress && !existsSync(place)) throw new Error(`Aucun dossier « ${place} ».`);
  const database = await openDatabase(isAddress ? { dataDirectory: '', url: place } : { dataDirectory: place });
  try {
    const tenants = await tenantSchemas(database);
    if (tenants.length === 0) throw new Error('Cette base n’a aucune organisation : rien à comparer.');
    return await changesOfDatabase(database, schemas, tenants);
  } finally {
    await database.close();
  }
}
