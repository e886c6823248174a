import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function packagesOf(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Packages of the lock file that npm's own list of installed packages lacks or has in another version. Optional ones
 * may be missing: they are for other platforms.
 * @param {string} root the checkout
 * @param {{ dev: boolean }} options whether to include development packages
 */
export function missingPackages(root, { dev }) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, one]) => path !== '' && !one.optional && (dev || !(one.dev || one.devOptional)))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path);
}
