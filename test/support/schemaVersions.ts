import { randomUUID } from 'node:crypto';
import { afterFile } from './afterFile';
import { openDatabase } from '../../server/database/open';
import { markPrepared, preparedSchemas, statementsDigest } from '../../server/database/preparedSchemas';
import { prepareTenant } from '../../server/database/prepareTenant';
import { quoted } from '../../server/database/sql';
import { createStore } from '../../server/database/store';
import { defineResource } from '../../src/resources/defineResource';
import type { ListQuery } from '../../src/resources/records/listQuery';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import { text } from '../../src/resources/fields/text/kind';
import type { Fields } from '../../src/resources/language/resourceSchema';
import { createDatabase } from './cluster/templates';
import { testCluster } from './cluster/testCluster';
import { AUTHOR } from './databaseResources';

export const label = ['Test', 'Test', 'Test', 'Teste'] as const;
export const NOM = text({ label, required: true });

/** The declarations of one version: the resource `Machines` with these fields. */
export const declareMachines = (fields: Fields, search: readonly string[] = ['nom']): Registry =>
  createRegistry([
    defineResource({
      name: 'Machines',
      contract: true,
      label: { one: label, many: label },
      rights: 'MACHINES',
      fields,
      representation: 'nom',
      search,
      list: { columns: Object.keys(fields), sort: { field: 'nom', order: 'ASC' } },
    }),
  ]);

const MACHINES = 'r_Machines';

/** A database in which several versions of the program prepare and write one schema in turn. */
export async function openVersions() {
  const own = await createDatabase(testCluster());
  const database = await openDatabase({ dataDirectory: '', url: own.url });
  afterFile(async () => {
    await database.close();
    await own.drop();
  });
  let schema = '';
  const at = () => quoted(schema, MACHINES);
  const digestOf = (registry: Registry) => statementsDigest(registry, () => []);

  const storeOf = (registry: Registry) => createStore({ database, schema, registry });

  return {
    database,
    storeOf,
    at,
    schema: () => schema,
    begin() {
      schema = `version_${randomUUID().slice(0, 8)}`;
    },
    digestOf,
    isPrepared: async (registry: Registry) =>
      (await preparedSchemas(database, [schema], digestOf(registry))).has(schema),
    /** Prepares the schema as this version does at start. */
    async prepare(registry: Registry, version = '1.0.0') {
      const statements = digestOf(registry);
      const preparation = await prepareTenant(database, { schema, registry, version: { version, statements } });
      await markPrepared(database, schema, statements);
      return preparation;
    },
    /** Creates machines as this version does. @returns the result of the first one */
    async create(registry: Registry, ...machines: readonly Readonly<Record<string, unknown>>[]) {
      const changes = machines.map((values) => ({ resource: 'Machines', action: 'create' as const, values }));
      const { rows } = await storeOf(registry).apply({ author: AUTHOR, origin: 'test', changes });
      return rows[0];
    },
    async list(registry: Registry, query: ListQuery = {}) {
      return (await storeOf(registry).list(registry.get('Machines'), query)).items.map(({ values }) => values);
    },
    /** Replaces the body of a function that tenants share. @returns checks whether the replacement is still there */
    async replaceFunction(): Promise<() => Promise<boolean>> {
      await database.pool.query(
        `create or replace function socle.as_text(anyelement) returns text
         language sql immutable strict parallel safe as $body$ select ($1)::text /* next */ $body$`,
      );
      return async () => {
        const { rows } = await database.pool.query<{ there: boolean }>(
          "select prosrc like '%next%' as there from pg_proc where proname = 'as_text'",
        );
        return rows[0]?.there === true;
      };
    },
    async indexes(): Promise<Readonly<Record<string, boolean>>> {
      const { rows } = await database.pool.query<{ name: string; valid: boolean }>(
        `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = $1::regclass`,
        [at()],
      );
      return Object.fromEntries(rows.map(({ name, valid }) => [name.replace(/^.*\./, '').replaceAll('"', ''), valid]));
    },
  };
}
