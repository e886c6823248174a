import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../server/database/open';

let directory: string;

beforeEach(async () => {
  // Private like a home directory: the account that runs PostgreSQL cannot enter it.
  directory = await mkdtemp(join(tmpdir(), 'socle-open-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

/** Another process that opens the directory and holds it; resolves with its first line of output. */
async function holder(dataDirectory: string): Promise<{ process: ChildProcess; line: string }> {
  const process_ = spawn(process.execPath, ['--import', 'tsx', 'test/support/holdDatabase.ts', dataDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [data] = (await once(process_.stdout, 'data')) as [Buffer];
  return { process: process_, line: data.toString().trim() };
}

describe('the embedded database', () => {
  it('opens, closes and reopens with its data, below a private directory and a long path; sorts like French, is durable, and listens on no port', async () => {
    const dataDirectory = join(directory, 'a-rather-long-name-of-a-directory'.repeat(3), 'data');
    const first = await openDatabase({ dataDirectory });
    await first.pool.query('create table kept (nom text)');
    await first.pool.query("insert into kept values ('été')");
    await first.close();
    const second = await openDatabase({ dataDirectory });
    expect((await second.pool.query('select nom from kept')).rows).toEqual([{ nom: 'été' }]);
    const { rows } = await second.pool.query(
      `select array(select x from unnest(array['zoé', 'Été', 'cote', 'côte']) x order by x) as sorted,
         current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('listen_addresses') as addresses,
         current_setting('unix_socket_directories') as socket`,
    );
    const { socket, ...settings } = rows[0] as { socket: string };
    expect(settings).toEqual({ sorted: ['cote', 'côte', 'Été', 'zoé'], fsync: 'on', commit: 'on', addresses: '' });
    expect((await stat(socket)).mode & 0o777).toBe(0o700);
    await second.close();
    await expect(stat(socket)).rejects.toThrow('ENOENT');
  });

  it('returns ids and amounts as numbers, days as texts and instants in UTC', async () => {
    const database = await openDatabase({ dataDirectory: directory, url: inject('databaseUrl') });
    const { rows } = await database.pool.query(
      `select 9007199254740991::bigint as id, 12.50::numeric(6,2) as amount, '2026-03-29'::date as day,
         '2026-03-29 03:30:00+02'::timestamptz as moment, array[1, 2]::bigint[] as ids, array[]::bigint[] as none`,
    );
    expect(rows).toEqual([
      {
        id: 9_007_199_254_740_991,
        amount: 12.5,
        day: '2026-03-29',
        moment: '2026-03-29T01:30:00.000Z',
        ids: [1, 2],
        none: [],
      },
    ]);
    await database.close();
  });

  it('refuses a second process on the same directory with one line, and ignores the lock of a dead process', async () => {
    const database = await openDatabase({ dataDirectory: directory });
    const { process: other, line } = await holder(directory);
    expect(line).toBe(`DatabaseUnavailable: the data directory ${directory} is in use by process ${process.pid}`);
    await once(other, 'exit');
    await expect(openDatabase({ dataDirectory: directory })).rejects.toThrow('is in use');
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    // A process id above the maximum of Linux, which cannot exist.
    await writeFile(join(directory, 'postgres', 'postmaster.pid'), '4194999\n/proc/self/cwd\n1\n5432\n\n\n\n');
    await writeFile(join(directory, 'owner.json'), '{"pid":4194999,"started":"1"}');
    await (await openDatabase({ dataDirectory: directory })).close();
  });

  it('opens after its process was killed', async () => {
    const { process: killed, line } = await holder(directory);
    expect(line).toBe('open');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const database = await openDatabase({ dataDirectory: directory });
    await database.close();
  });

  it.each([
    ['a file where the directory should be', async () => writeFile(join(directory, 'data'), '')],
    [
      'files that are no database',
      async () => {
        await mkdir(join(directory, 'data', 'postgres'), { recursive: true });
        await writeFile(join(directory, 'data', 'postgres', 'PG_VERSION'), '9.6\n');
      },
    ],
  ])('reports in one line why it cannot be opened: %s', async (_, prepare) => {
    await prepare();
    const error: unknown = await openDatabase({ dataDirectory: join(directory, 'data') }).catch((one: unknown) => one);
    expect(error).toMatchObject({ name: 'DatabaseUnavailable' });
    expect(String(error)).not.toContain('\n');
  });
});

describe('a database at a URL', () => {
  it('that does not respond is reported in one line', async () => {
    const error: unknown = await openDatabase({
      dataDirectory: directory,
      url: 'postgresql://nobody@127.0.0.1:1/none',
    }).catch((one: unknown) => one);
    expect(String(error)).toMatch(/^DatabaseUnavailable: the database cannot be opened: .*ECONNREFUSED/);
    await expect(readFile(join(directory, 'owner.json'))).rejects.toThrow('ENOENT');
  });
});
