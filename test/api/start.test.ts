import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort, SERVER } from '../support/serverProcess';

const directory = mkdtempSync(join(tmpdir(), 'socle-start-'));

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Starts the server with an environment that must make it exit at once. @param program arguments for Node */
function failingStart(
  env: Readonly<Record<string, string>>,
  program = SERVER,
): {
  readonly status: number | null;
  readonly stderr: string;
} {
  const { status, stderr } = spawnSync(process.execPath, [...program], {
    env: { ...process.env, NODE_ENV: 'development', SOCLE_DATA: join(directory, 'data'), PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stderr: stderr.trimEnd() };
}

/** Expects a one-line message that names the problem. */
function expectOneLine({ status, stderr }: ReturnType<typeof failingStart>, named: string): void {
  expect(status).toBe(1);
  expect(stderr).toContain(named);
  expect(stderr.split('\n')).toHaveLength(1);
}

it('a wrong setting is reported in one line', () => expectOneLine(failingStart({ PORT: 'trois' }), 'PORT'));

it('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expectOneLine(failingStart({ PORT: String(port) }), `Le port ${port} est déjà utilisé`);
  other.close();
});

it('a data directory that cannot be created is reported in one line', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const PORT = String(await freePort());
  expectOneLine(failingStart({ PORT, SOCLE_DATA: join(file, 'data') }), `SOCLE_DATA=${file}`);
});

it('an unavailable database server is reported in one line', async () => {
  const PORT = String(await freePort());
  expectOneLine(failingStart({ PORT, DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' }), 'DATABASE_URL');
});

it('stack traces show lines of source files', () => {
  const printTrace = 'data:text/javascript,console.error = () => process.stderr.write(new Error().stack)';
  const { stderr } = spawnSync(process.execPath, ['--import', printTrace, ...SERVER], {
    env: { ...process.env, PORT: 'trois' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(stderr).toMatch(/server\/serverProcess\.ts:\d+:\d+/);
});

it('a copy of the build starts without its sources, and builds nothing', () => {
  const copy = join(directory, 'copy');
  for (const name of ['dist-server', 'scripts', 'package.json', 'package-lock.json'])
    cpSync(name, join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist', 'index.html'), '');
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // The start reaches its settings without an earlier message.
  expectOneLine(failingStart({ PORT: 'trois' }, [join(copy, 'scripts', 'start.mjs')]), 'PORT');
});
