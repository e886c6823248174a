import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where faults are written, so that the checkout itself never holds one. */
export interface Copy {
  readonly root: string;
  remove(): void;
}

/** A copy of the checkout as it was committed last, with the packages that are installed in it. */
export function copyCheckout(checkout: string): Copy {
  const directory = mkdtempSync(join(tmpdir(), 'socle-faults-'));
  const root = join(directory, 'checkout');
  execFileSync('git', ['clone', '--quiet', '--shared', checkout, root], { stdio: ['ignore', 'ignore', 'inherit'] });
  // The test of the list looks at the sources: it would catch every fault, and prove nothing.
  rmSync(join(root, 'test/faults/applies.test.ts'));
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'), 'dir');
  return { root, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
