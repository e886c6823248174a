import { spawnSync } from 'node:child_process';

/** Required programs, and their Debian packages. */
const NEEDED = { glewlwyd: 'glewlwyd', sqlite3: 'sqlite3' } as const;

const isThere = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

export const missingPackages = (): readonly string[] =>
  Object.entries(NEEDED).flatMap(([program, name]) => (isThere(program) ? [] : [name]));

/**
 * Installs Debian packages.
 * @throws {Error} if apt-get fails: no root rights, no network
 */
export function installPackages(names: readonly string[]): void {
  const install = ['install', '--yes', '--no-install-recommends', ...names];
  for (const args of [['update'], install]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} ended with ${status}`);
  }
}

/** The output of `glewlwyd --version`, for the log. */
export const providerVersion = (): string =>
  spawnSync('glewlwyd', ['--version'], { encoding: 'utf8' }).stdout.trim() || 'unknown version';
