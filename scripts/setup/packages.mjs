import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function packagesOf(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * The packages of the lock file that are not installed as it says, read from the list that npm keeps of what it
 * installed. Optional ones may be missing: they are for other machines.
 *
 * @param {string} root the checkout
 * @param {{ dev: boolean }} options whether development needs its packages too, or only the built product
 */
export function missingPackages(root, { dev }) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, one]) => path !== '' && !one.optional && (dev || !(one.dev || one.devOptional)))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path);
}
