import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function* filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    yield { path, stats };
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(`${path}/${name}`);
}

function hashOf(root, paths, describe) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      hash.update(`${file.path.slice(root.length)}\0`).update(describe(file));
  return hash.digest('hex');
}

/** Hash of the contents of the files below `paths`, relative to `root`. */
export const digest = (root, paths) => hashOf(root, paths, ({ path }) => readFileSync(path));

/** Hash of file names, sizes and modification times: fast, and different whenever the content is. */
export const outline = (root, paths) => hashOf(root, paths, ({ stats: { size, mtimeMs } }) => `${size} ${mtimeMs}\0`);
