import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/database/open';
import { createDatabase, type OwnDatabase } from '../support/cluster/templates';
import { testCluster } from '../support/cluster/testCluster';
import { isLongRun } from '../support/longRun';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

const KEPT = 'Colonnes de tenant_est que cette version ne déclare pas, gardées telles quelles : r_TypeContrats.ancien.';

let own: OwnDatabase;
let database: Database;
let server: ServerProcess;

function runCommand(name: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`dist-server/${name}.mjs`, ...options], {
    env: { ...process.env, NODE_ENV: 'production', SOCLE_DATA: server.data, DATABASE_URL: own.url },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

beforeAll(async () => {
  own = await createDatabase(testCluster());
  database = await openDatabase({ dataDirectory: '', url: own.url });
  server = await createServerProcess({ NODE_ENV: 'production', DATABASE_URL: own.url });
  const options = ['--id', 'est', '--name', 'Est', '--host', 'est.localhost', '--admin', 'chef@est.example'];
  runCommand('tenantCreate', ...options);
});

afterAll(async () => {
  await server.remove();
  await database.close();
  await own.drop();
});

// Three commands and two starts, each a process; `versions.contract.test.ts` covers their effects.
it.runIf(isLongRun())('the start lists columns that it keeps, and the contract command removes them', async () => {
  await database.pool.query('alter table tenant_est."r_TypeContrats" add column ancien text');
  await server.start();
  expect(server.log().split('\n')).toContain(KEPT);
  await server.stop();

  const statement = 'alter table "tenant_est"."r_TypeContrats" drop column "ancien";';
  expect(runCommand('contractSchemas')).toContain(statement);
  expect(runCommand('contractSchemas', '--apply')).toContain(statement);
  await server.start();
  expect(server.log()).not.toContain('tenant_est que');
  await server.stop();
});

it('the migration command counts lost values, applies the change after a backup, and restores it', async () => {
  await database.pool.query(`alter table tenant_est."r_Droits" add column ancien text default 'gardé'`);
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from tenant_est."r_Droits"');
  const count = Number(rows[0]?.count);
  expect(count).toBeGreaterThan(1);
  const line = `  r_Droits.ancien : supprimée (text) ; ${count} valeurs, dont 0 gardées`;
  expect(runCommand('migrateSchemas').split('\n')).toEqual(expect.arrayContaining(['tenant_est', line]));
  const [, number = ''] = /sauvegarde n° (\d+)/.exec(runCommand('migrateSchemas', '--apply')) ?? [];
  await database.pool.query('alter table tenant_est."r_Droits" add column ancien text');
  expect(runCommand('migrateSchemas', '--restore', number)).toContain(`${count} valeurs`);
  expect(runCommand('migrateSchemas', '--forget', number)).toContain('effacée');
});

it('a version that may no longer serve reports it in one line, and exits', async () => {
  await database.pool.query(`update socle.schema_version set retired_at = now()`);
  await database.pool.query(
    `insert into socle.schema_version (schema, statements, version) values ('tenant_est', 'abcdef0123', '9.0.0')`,
  );
  await expect(server.start()).rejects.toThrow(
    /La version \d+\.\d+\.\d+ \(\w{8}\) ne peut plus servir tenant_est ; la plus ancienne qui le peut est 9\.0\.0 \(abcdef01\)\./,
  );
});
