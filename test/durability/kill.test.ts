import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/database/open';
import { isLongRun } from '../support/longRun';

const KILLS = isLongRun() ? 50 : 1;

/** Every third run also kills PostgreSQL, as the kernel does when memory runs out. */
const KILL_DATABASE_EVERY = 3;

async function killDatabase(dataDirectory: string): Promise<void> {
  const lock = await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(lock.split('\n')[0]), 'SIGKILL');
}

/** Starts a server under writes, and kills it after some responses. @returns the codes of all confirmed writes */
async function killWhileWriting(dataDirectory: string, run: number): Promise<readonly string[]> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'test/durability/writer.ts', dataDirectory, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answered = '';
  const killAfter = 5 + ((run * 37) % 60);
  let killing: Promise<void> | undefined;
  server.stdout.on('data', (chunk: Buffer) => {
    answered += chunk.toString();
    if (killing || answered.split('\n').length <= killAfter) return;
    killing = run % KILL_DATABASE_EVERY === 0 ? killDatabase(dataDirectory) : Promise.resolve();
    void killing.then(() => server.kill('SIGKILL'));
  });
  // On `close` the process has exited and all its output has been read.
  const [, signal] = (await once(server, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  await killing;
  return answered.split('\n').slice(0, -1);
}

it(`every confirmed write survives ${KILLS} kills while clients write`, async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'socle-kill-'));
  const answered: string[] = [];
  for (let run = 0; run < KILLS; run += 1) answered.push(...(await killWhileWriting(dataDirectory, run)));

  const database = await openDatabase({ dataDirectory });
  const { rows } = await database.pool.query<{ code: string }>('select code from durability."r_Rayons"');
  const stored = new Set(rows.map(({ code }) => code));
  expect(answered.filter((code) => !stored.has(code))).toEqual([]);
  expect(answered.length).toBeGreaterThanOrEqual(KILLS * 5);

  // An unconfirmed write is stored completely or not at all: record, history and count agree.
  const { rows: counts } = await database.pool.query(
    `select (select row_count from durability.table_state where resource = 'Rayons') as counted,
       (select count(*) from durability.change_row) as recorded`,
  );
  expect(counts).toEqual([{ counted: stored.size, recorded: stored.size }]);
  await database.close();
  await rm(dataDirectory, { recursive: true, force: true });
}, 600_000);
