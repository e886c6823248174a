import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Options {
  /** Source files whose chunks the first page loads: the entry, and what it imports at once. */
  readonly modules: readonly string[];
  /** The most that they may weigh together, gzipped, in bytes. */
  readonly budget: number;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Every chunk that `roots` need before they can run. */
function closureOf(roots: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const reached = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  roots.forEach(visit);
  return reached;
}

/** Lists the first page's JavaScript, compressed, and fails the build when it passes its budget. */
export function firstPageBudget({ modules, budget }: Options): Plugin {
  return {
    name: 'socle:first-page-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const roots = chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.some((name) => id.endsWith(name))));
        if (roots.length === 0) this.error(`first page: none of ${modules.join(', ')} is in the bundle`);
        const rows = [...closureOf(roots, bundle)]
          .map((chunk) => ({ name: chunk.fileName, size: gzipSync(chunk.code).length }))
          .sort((a, b) => b.size - a.size);
        const total = rows.reduce((sum, { size }) => sum + size, 0);
        const lines = rows.map(({ name, size }) => `  ${kilobytes(size).padStart(9)}  ${name}`);
        const verdict = `${kilobytes(total)} of ${kilobytes(budget)}`;
        console.log(`\nFirst page, JavaScript (gzip): ${verdict}\n${lines.join('\n')}`);
        if (total > budget) this.error(`the first page's JavaScript passes its budget: ${verdict}`);
      },
    },
  };
}
