import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { ScreenFamily } from './families';

/** What the budgets read of a file of the build. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  /** The files that it needs before it can run. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

export interface FamilySize {
  readonly files: number;
  readonly kilobytes: number;
}

/** Every chunk that `roots` need before they can run. */
function closureOf(roots: readonly BuiltChunk[], chunks: readonly BuiltChunk[]): ReadonlySet<BuiltChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<BuiltChunk>();
  const visit = (chunk: BuiltChunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  roots.forEach(visit);
  return reached;
}

/**
 * What a family of screens loads.
 *
 * @throws {Error} for a source file that is in no chunk: a budget of a file that was renamed would hold for ever
 */
export function sizeOf(
  { name, modules }: Pick<ScreenFamily, 'name' | 'modules'>,
  chunks: readonly BuiltChunk[],
): FamilySize {
  const roots = modules.map((module) => {
    const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!root) throw new Error(`budget of ${name}: ${module} is in no file of the build`);
    return root;
  });
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
        const sizes = families.map((family) => ({ family, size: sizeOf(family, chunks) }));
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
