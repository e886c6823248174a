import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunkOf, closureOf, type BuiltChunk } from './builtChunks';
import { DECLARATIONS, type ScreenFamily } from './families';

export interface FamilySize {
  readonly files: number;
  readonly kilobytes: number;
}

/**
 * Measures what a family of screens loads.
 * @throws {Error} if no chunk has a source file: after a rename its budget would otherwise always pass
 */
export function sizeOf(modules: readonly string[], chunks: readonly BuiltChunk[]): FamilySize {
  const roots = modules.map((module) => chunkOf(module, chunks));
  const loaded = [...closureOf(roots, chunks)];
  const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { files: loaded.length, kilobytes: bytes / 1000 };
}

const DECLARATION = /\/src\/resources\/schemas\/\w+\.ts$/;

/** Raises the budgets for declarations added since, so that a new resource does not fail the build. */
export function withDeclarations(
  families: readonly ScreenFamily[],
  chunks: readonly Pick<BuiltChunk, 'moduleIds'>[],
  { files, kilobytesEach }: { readonly files: number; readonly kilobytesEach: number } = DECLARATIONS,
): readonly ScreenFamily[] {
  const declared = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => DECLARATION.test(id))));
  const more = Math.max(0, declared.size - files) * kilobytesEach;
  return families.map((family) => ({ ...family, kilobytes: family.kilobytes + more }));
}

const isOver = (family: ScreenFamily, size: FamilySize): boolean =>
  size.files > family.files || size.kilobytes > family.kilobytes;

const line = ({ name, files, kilobytes }: ScreenFamily, size: FamilySize): string =>
  `  ${name.padEnd(17)} ${size.kilobytes.toFixed(1).padStart(6)} of ${kilobytes} kB, ${size.files} of ${files} files`;

/** Prints the compressed size of each family of screens, and fails the build if one exceeds its budget. */
export function screenBudgets(families: readonly ScreenFamily[]): Plugin {
  return {
    name: 'socle:screen-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const sizes = withDeclarations(families, chunks).map((family) => ({
          family,
          size: sizeOf(family.modules, chunks),
        }));
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
