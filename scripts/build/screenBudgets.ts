import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunkOf, closureOf, type BuiltChunk } from './builtChunks';
import type { ScreenFamily } from './families';

export interface FamilySize {
  readonly files: number;
  readonly kilobytes: number;
}

/**
 * What a family of screens loads.
 *
 * @throws {Error} for a source file that is in no chunk: a budget of a file that was renamed would hold for ever
 */
export function sizeOf(modules: readonly string[], chunks: readonly BuiltChunk[]): FamilySize {
  const roots = modules.map((module) => chunkOf(module, chunks));
  const loaded = [...closureOf(roots, chunks)];
  const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { files: loaded.length, kilobytes: bytes / 1000 };
}

const isOver = (family: ScreenFamily, size: FamilySize): boolean =>
  size.files > family.files || size.kilobytes > family.kilobytes;

const line = ({ name, files, kilobytes }: ScreenFamily, size: FamilySize): string =>
  `  ${name.padEnd(17)} ${size.kilobytes.toFixed(1).padStart(6)} of ${kilobytes} kB, ${size.files} of ${files} files`;

/** Prints what each family of screens loads, compressed, and fails the build when one passes its budget. */
export function screenBudgets(families: readonly ScreenFamily[]): Plugin {
  return {
    name: 'socle:screen-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const sizes = families.map((family) => ({ family, size: sizeOf(family.modules, chunks) }));
        console.log('\nJavaScript of each family of screens (gzip):');
        for (const { family, size } of sizes) console.log(line(family, size));
        const over = sizes.filter(({ family, size }) => isOver(family, size));
        if (over.length > 0) {
          this.error(`past the budget:\n${over.map(({ family, size }) => line(family, size)).join('\n')}`);
        }
      },
    },
  };
}
