import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../../server/database/errors';
import { FORMAT, type SchemaSnapshot } from './snapshotTypes';

const ENTRY = join('scripts', 'schemaSnapshot.ts');
/** Files of the snapshot command; a revision that predates it gets the working copy's. */
const PARTS = [ENTRY, join('scripts', 'diff')];
const LARGEST = 512 * 1024 * 1024;

/** Checks out a revision with a separate index, so that the repository's own stays untouched. */
function checkOut(root: string, revision: string, folder: string): void {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...options: readonly string[]) =>
    execFileSync('git', options, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`);
  git('read-tree', revision);
  git('checkout-index', '--all', `--prefix=${join(folder, 'tree')}/`);
}

/** The error message of a failed program, without its stack. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr ?? '') : '';
  const lines = said.split('\n').filter((line) => /^(\w*Error|fatal|error)\b/.test(line));
  return lines[0] ?? messageOf(error);
}

const loader = (root: string): string => pathToFileURL(join(root, 'node_modules/tsx/dist/esm/index.mjs')).href;

/**
 * Takes the snapshot of another revision, with the code of that revision.
 * @throws {Error} in French, if there is no such revision or its declarations are wrong.
 */
export function readRevision(root: string, revision: string): SchemaSnapshot {
  const folder = mkdtempSync(join(tmpdir(), 'socle-diff-'));
  const tree = join(folder, 'tree');
  try {
    checkOut(root, revision, folder);
    if (!existsSync(join(tree, ENTRY)))
      for (const part of PARTS) cpSync(join(root, part), join(tree, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    const printed = execFileSync(process.execPath, ['--import', loader(root), ENTRY], {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: LARGEST,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const snapshot = JSON.parse(printed) as SchemaSnapshot;
    if (snapshot.format !== FORMAT) throw new Error('elle a été écrite pour une autre version de schema:diff');
    return snapshot;
  } catch (error) {
    throw new Error(`La révision « ${revision} » ne peut pas être lue : ${reasonOf(error)}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
