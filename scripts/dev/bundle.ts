import { join, resolve } from 'node:path';
import { context, type BuildFailure } from 'esbuild';
import { serverBundle } from '../build/server.mjs';
import { messageOf } from '../../server/database/errors';
import type { Failure } from './failure';

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

/** What the bundler says of sources that it cannot read. */
function failureOf(error: unknown, root: string): Failure {
  if (!isBuildFailure(error)) return { message: messageOf(error), places: [] };
  return {
    message: error.errors.map(({ text }) => text).join('\n'),
    places: error.errors.flatMap(({ location }) =>
      location ? [{ path: resolve(root, location.file), line: location.line, column: location.column }] : [],
    ),
  };
}

/** A bundle that is written again after each change: what did not change is not read again. */
interface DevelopmentBundle {
  /** Writes it anew. @returns why that was not possible */
  rebuild(): Promise<Failure | undefined>;
  close(): Promise<void>;
}

async function open(
  root: string,
  folder: string,
  entries: Readonly<Record<string, string>>,
): Promise<DevelopmentBundle> {
  // Packages stay where they are: bundling them anew takes longer than loading them one by one.
  const options = {
    ...serverBundle(root, entries, folder),
    packages: 'external' as const,
    logLevel: 'silent' as const,
  };
  const bundle = await context(options);
  return {
    rebuild: () =>
      bundle.rebuild().then(
        () => undefined,
        (error: unknown) => failureOf(error, root),
      ),
    close: () => bundle.dispose(),
  };
}

export interface DevelopmentBundles {
  /** What is imported to check the declarations: a tenth of a second after a change. */
  readonly check: DevelopmentBundle & { readonly file: string };
  /** What Node runs. */
  readonly server: DevelopmentBundle & { readonly file: string };
}

/** The declarations with what checks them, and the server. */
export async function openBundles(root: string): Promise<DevelopmentBundles> {
  const folder = join(root, '.cache', 'development', String(process.pid));
  const check = await open(root, folder, { checkDeclarations: 'scripts/dev/checkDeclarations.ts' });
  const server = await open(root, join(folder, 'server'), {
    main: 'server/main.ts',
    renderWorker: 'server/portal/planning/exports/renderWorker.mjs',
  });
  return {
    check: { ...check, file: join(folder, 'checkDeclarations.mjs') },
    server: { ...server, file: join(folder, 'server', 'main.mjs') },
  };
}
