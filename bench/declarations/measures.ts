import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../test/support/serverProcess';
import { ADDED_NAME } from './generatedResources';

const STARTS = 7;
const LONGEST_START = 600_000;

/** Runs Node in a copy of the project. @throws {Error} with its output if it fails unexpectedly */
function run(root: string, options: readonly string[], mayFail = false): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0 && !mayFail) throw new Error(`${options.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Milliseconds from the start of the process to its first response. */
async function startOnce(root: string, data: string): Promise<number> {
  const port = await freePort();
  const begin = performance.now();
  const env = { ...process.env, PORT: String(port), SOCLE_DATA: data, LOG_LEVEL: 'error', NODE_ENV: 'development' };
  const server = spawn(process.execPath, ['dist-server/main.mjs'], { cwd: root, env, stdio: 'ignore' });
  try {
    while (performance.now() - begin < LONGEST_START && server.exitCode === null) {
      const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return performance.now() - begin;
      await setTimeout(10);
    }
    throw new Error('the server does not answer');
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** The shortest of several starts after the first, which creates the tables. */
export async function startMilliseconds(root: string): Promise<number> {
  run(root, ['scripts/buildServer.mjs']);
  const data = mkdtempSync(join(tmpdir(), 'socle-declarations-data-'));
  try {
    await startOnce(root, data);
    const later: number[] = [];
    for (let at = 0; at < STARTS; at += 1) later.push(await startOnce(root, data));
    return Math.min(...later);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Compressed kilobytes that a list loads when first opened; exceeding a budget does not fail here. */
export function listKilobytes(root: string): number {
  const said = run(root, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], true);
  return Number(/^ {2}list +([\d.]+) of/m.exec(said)?.[1] ?? Number.NaN);
}

/** Milliseconds of a full type check: the shorter of two runs, as noise only adds time. */
export function typeCheckMilliseconds(root: string): number {
  const runs = [0, 1].map(() => {
    const begin = performance.now();
    run(root, ['scripts/typecheck.mjs']);
    return performance.now() - begin;
  });
  return Math.min(...runs);
}

/** Seconds of the generated tests of the added resources; those of the others are the same in every copy. */
export function suiteSeconds(root: string): number {
  const begin = performance.now();
  const file = 'test/generated/resources.test.ts';
  run(root, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', file, '-t', ADDED_NAME], true);
  return (performance.now() - begin) / 1000;
}
