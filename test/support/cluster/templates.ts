import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { quoted } from '../../../server/database/sql';
import type { TestCluster } from './testCluster';

export interface OwnDatabase {
  readonly url: string;
  /** Drops it despite open connections. */
  drop(): Promise<void>;
}

const urlOf = ({ url }: TestCluster, database: string): string => url.replace(/[^/]+$/, database);

async function withClient<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const exists = async (client: pg.Client, database: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [database])).rowCount === 1;

/**
 * Creates a template database unless the cluster has it. Safe for concurrent processes: one of them fills it, and a
 * half-filled template is never used.
 *
 * @param fill fills the empty database at `url` and closes its connections
 */
export async function ensureTemplate(
  cluster: TestCluster,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await withClient(cluster.url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (await exists(client, name)) return;
    const partial = `${name}_partial`;
    await client.query(`drop database if exists ${quoted(partial)} with (force)`);
    await client.query(`create database ${quoted(partial)}`);
    await fill(urlOf(cluster, partial));
    await client.query(`alter database ${quoted(partial)} rename to ${quoted(name)}`);
  });
}

/**
 * Creates a database as a copy of a template, or empty. PostgreSQL copies its files, which waits for two checkpoints:
 * in memory this is faster than logging every page.
 */
export async function createDatabase(cluster: TestCluster, template = 'template1'): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await withClient(cluster.url, (client) =>
    client.query(`create database ${quoted(name)} template ${quoted(template)} strategy file_copy`),
  );
  return {
    url: urlOf(cluster, name),
    async drop() {
      await withClient(cluster.url, (client) => client.query(`drop database ${quoted(name)} with (force)`));
    },
  };
}
