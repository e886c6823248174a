import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { context, type BuildFailure, type OutputFile } from 'esbuild';
import { serverBundle } from '../build/server.mjs';
import { messageOf } from '../../server/database/errors';
import type { Failure } from './failure';

/** Hashes of written files, by path. */
type Digests = ReadonlyMap<string, string>;

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

function failureOf(error: unknown, root: string): Failure {
  if (!isBuildFailure(error)) return { message: messageOf(error), places: [] };
  return {
    message: error.errors.map(({ text }) => text).join('\n'),
    places: error.errors.flatMap(({ location }) =>
      location ? [{ path: resolve(root, location.file), line: location.line, column: location.column }] : [],
    ),
  };
}

export type Bundled = { readonly failure: Failure } | { write(): void };

/** An incremental bundle: unchanged files are not read again. */
interface DevelopmentBundle {
  /** Rebuilds in memory; the files on disk stay until `write`. */
  rebuild(): Promise<Bundled>;
  close(): Promise<void>;
}

/** Writes changed files and deletes obsolete ones. @returns the hashes of the present files */
function replaceFiles(files: readonly OutputFile[], former: Digests): Digests {
  const digests = new Map(files.map(({ path, hash }) => [path, hash]));
  for (const { path, hash, contents } of files) {
    if (former.get(path) === hash) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  for (const path of former.keys()) if (!digests.has(path)) rmSync(path, { force: true });
  return digests;
}

async function open(
  root: string,
  folder: string,
  entries: Readonly<Record<string, string>>,
): Promise<DevelopmentBundle> {
  // Do not bundle packages: that takes longer than loading them.
  const options = {
    ...serverBundle(root, entries, folder),
    packages: 'external' as const,
    logLevel: 'silent' as const,
    write: false as const,
  };
  const bundle = await context(options);
  let digests: Digests = new Map();
  const make = (): Promise<Bundled> =>
    bundle.rebuild().then(
      ({ outputFiles }) => ({
        write() {
          digests = replaceFiles(outputFiles, digests);
        },
      }),
      (error: unknown) => ({ failure: failureOf(error, root) }),
    );
  // Queue rebuilds: esbuild would join a running one, which lacks the latest change.
  let last: Promise<unknown> = Promise.resolve();
  return {
    rebuild() {
      const next = last.then(make);
      last = next;
      return next;
    },
    close: () => bundle.dispose(),
  };
}

export interface DevelopmentBundles {
  /** Imported to check the declarations; rebuilt in a tenth of a second. */
  readonly check: DevelopmentBundle & { readonly file: string };
  readonly server: DevelopmentBundle & { readonly file: string };
}

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
