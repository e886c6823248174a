import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { context, type BuildFailure, type OutputFile } from 'esbuild';
import { serverBundle } from '../build/server.mjs';
import { messageOf } from '../../server/database/errors';
import type { Failure } from './failure';

/** The digests of written files, by their paths. */
type Digests = ReadonlyMap<string, string>;

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

/** What became of a bundle: why it cannot be made, or what writes its files. */
export type Bundled = { readonly failure: Failure } | { write(): void };

/** A bundle that is made again after each change: what did not change is not read again. */
interface DevelopmentBundle {
  /** Makes it anew, and leaves what runs as it is until that is written. */
  rebuild(): Promise<Bundled>;
  close(): Promise<void>;
}

/** Writes what has changed, and takes away the files of the former bundle. @returns the digests of what is there now */
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
  // Packages stay where they are: bundling them anew takes longer than loading them one by one.
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
  // One that is asked for while another is made would be that one, without the latest change.
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
