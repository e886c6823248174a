import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { glewlwydConfig } from './glewlwydConfig';

/** Paths of Debian's package. */
const WEB_PAGES = '/usr/share/glewlwyd/webapp';
const PAGES_CONFIG = '/etc/glewlwyd/config-2.7.json/config.json';
const TABLES = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';

const PATIENCE_MS = 15_000;

/** Glewlwyd as a child process with its own database. */
export interface Glewlwyd {
  /** Without a trailing slash: `http://localhost:4593`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Copies the package's pages with a configuration file: Debian puts a link to a directory where a file is expected. */
function preparePages(directory: string): string {
  const pages = join(directory, 'pages');
  cpSync(WEB_PAGES, pages, { recursive: true, dereference: true, filter: (source) => !source.endsWith('config.json') });
  cpSync(PAGES_CONFIG, join(pages, 'config.json'));
  return pages;
}

function prepareDatabase(directory: string): string {
  const file = join(directory, 'glewlwyd.db');
  const { status, stderr } = spawnSync('sqlite3', ['-bail', file], { input: readFileSync(TABLES), encoding: 'utf8' });
  if (status !== 0) throw new Error(`sqlite3 ended with ${status}: ${stderr}`);
  return file;
}

/** Waits until it answers. @throws {Error} with its log if it exits or takes too long */
async function whenAnswering(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (child.exitCode === null && Date.now() < end) {
    if (
      await fetch(`${url}/config`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(50);
  }
  throw new Error(`glewlwyd does not answer:\n${log()}`);
}

/**
 * Starts Debian's Glewlwyd on a loopback port, with a temporary SQLite database.
 * @throws {Error} if it does not start within 15 seconds
 */
export async function startGlewlwyd(port: number): Promise<Glewlwyd> {
  const directory = mkdtempSync(join(tmpdir(), 'socle-glewlwyd-'));
  const config = join(directory, 'glewlwyd.conf');
  writeFileSync(config, glewlwydConfig({ port, pages: preparePages(directory), database: prepareDatabase(directory) }));
  const url = `http://localhost:${port}`;
  const child = spawn('glewlwyd', [`--config-file=${config}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const log = () => printed;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await whenAnswering(url, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
