import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate folder for faults, so that the checkout itself never contains one. */
export interface Copy {
  readonly root: string;
  remove(): void;
}

/** Copies the checkout at its last commit, with its installed packages. */
export function copyCheckout(checkout: string): Copy {
  const directory = mkdtempSync(join(tmpdir(), 'socle-faults-'));
  const root = join(directory, 'checkout');
  execFileSync('git', ['clone', '--quiet', '--shared', checkout, root], { stdio: ['ignore', 'ignore', 'inherit'] });
  // This test compares the sources with the list of faults: it would catch every fault, which proves nothing.
  rmSync(join(root, 'test/faults/applies.test.ts'));
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'), 'dir');
  return { root, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
