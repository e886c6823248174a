import type pg from 'pg';
import { hasCode, UNDEFINED_TABLE } from './errors';
import { SHARED_SCHEMA } from './migration/sharedFunctions';
import type { Database } from './open';
import { shortDigest, VersionRefused } from './versionRefused';

/** A version of the program, identified by the tables that it creates. */
export interface SchemaVersion {
  /** Package version, such as `1.4.0`. */
  readonly version: string;
  /** Digest of all statements that create a tenant's tables. */
  readonly statements: string;
}

export const SCHEMA_VERSIONS = `${SHARED_SCHEMA}.schema_version`;

/**
 * A row per version of the program, numbered in order of arrival. `catalog` is a digest of the schema after that
 * version last prepared it. `retired_at` is set once a contract step dropped what the version needs.
 */
const TABLE = `create table if not exists ${SCHEMA_VERSIONS} (
  schema text not null,
  statements text not null,
  number bigint generated always as identity,
  version text not null,
  catalog text,
  first_prepared_at timestamptz not null default now(),
  last_prepared_at timestamptz,
  retired_at timestamptz,
  primary key (schema, statements)
)`;

interface Row extends SchemaVersion {
  readonly retired: boolean;
}

const SELECT = `select statements, version, retired_at is not null as retired from ${SCHEMA_VERSIONS}
  where schema = $1 order by number`;

const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

const nameOf = ({ version, statements }: SchemaVersion): string => `${version} (${shortDigest(statements)})`;

/** @throws {VersionRefused} if the version is retired, or unknown and older than all versions that serve */
function refuseRetired(schema: string, own: SchemaVersion, rows: readonly Row[]): void {
  const [lowest] = rows.filter(({ retired }) => !retired);
  const known = rows.find(({ statements }) => statements === own.statements);
  if (!lowest || !rows.some(({ retired }) => retired)) return;
  const isRefused = known ? known.retired : isOlder(own.version, lowest.version);
  if (isRefused) throw new VersionRefused(schema, nameOf(own), nameOf(lowest));
}

/** Creates the table and the shared schema if they are missing. Only one process at a time may run it. */
export async function prepareSchemaVersions(client: pg.ClientBase): Promise<void> {
  await client.query(`create schema if not exists ${SHARED_SCHEMA}`);
  await client.query(TABLE);
}

/** An unknown version counts as the latest. @throws {VersionRefused} if it may not serve */
export async function isLatestVersion(client: pg.ClientBase, schema: string, own: SchemaVersion): Promise<boolean> {
  const { rows } = await client.query<Row>(SELECT, [schema]);
  refuseRetired(schema, own, rows);
  const serving = rows.filter(({ retired }) => !retired).map(({ statements }) => statements);
  return !serving.includes(own.statements) || serving.at(-1) === own.statements;
}

/** Records that a version prepares a schema, which fixes its place in the order of versions. */
export async function registerVersion(client: pg.ClientBase, schema: string, own: SchemaVersion): Promise<void> {
  await client.query(
    `insert into ${SCHEMA_VERSIONS} (schema, statements, version) values ($1, $2, $3)
     on conflict (schema, statements) do update set version = excluded.version`,
    [schema, own.statements, own.version],
  );
}

/** Later versions are deleted from the table: if one starts again, it prepares the schema as a new version. */
export async function makeLowest(client: pg.ClientBase, schema: string, own: SchemaVersion): Promise<void> {
  const others = `${SCHEMA_VERSIONS} as own
    where own.schema = $1 and own.statements = $2 and other.schema = own.schema`;
  const values = [schema, own.statements];
  await client.query(
    `update ${SCHEMA_VERSIONS} as other set retired_at = now() from ${others}
     and other.number < own.number and other.retired_at is null`,
    values,
  );
  await client.query(`delete from ${SCHEMA_VERSIONS} as other using ${others} and other.number > own.number`, values);
}

/** For installations where a single version serves: the one that starts becomes the latest, even a retired one. */
export async function becomeLatest(
  { pool }: Pick<Database, 'pool'>,
  schemas: readonly string[],
  own: SchemaVersion,
): Promise<void> {
  try {
    await pool.query(
      `delete from ${SCHEMA_VERSIONS} as other using ${SCHEMA_VERSIONS} as own
       where own.schema = other.schema and own.statements = $2 and other.schema = any($1)
       and (other.number > own.number or (other.number = own.number and own.retired_at is not null))`,
      [schemas, own.statements],
    );
  } catch (error) {
    if (!hasCode(error, UNDEFINED_TABLE)) throw error;
  }
}
