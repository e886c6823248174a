import type { ViteDevServer } from 'vite';
import type { ApiProcess } from './apiProcess';
import type { Bundled, DevelopmentBundles } from './bundle';
import { effectOf } from './changes';
import { declarationFailure, declarationFiles } from './declarations';
import { overlayOf, type Failure } from './failure';
import { latestOnly } from './latestOnly';
import { MIGRATION_HINT, migrationQuestion } from './migrationQuestion';
import { NOTICE_EVENT } from './notice';
import { runMigration } from './runMigration';

/** The server's output contains this if it needs a migration that a person must decide on. */
const COMMAND = 'schema:migrate';

export interface DevelopmentParts {
  readonly root: string;
  readonly bundles: DevelopmentBundles;
  readonly api: ApiProcess;
}

export interface Development {
  readonly started: () => Promise<boolean>;
  /** Restarts the server if the declarations are right. @returns whether they are */
  declarationsChanged(path: string): Promise<boolean>;
  /** Starts, watches the server's sources, and shows failures in open pages. */
  follow(vite: ViteDevServer): void;
}

export function createDevelopment({ root, bundles: { check, server }, api }: DevelopmentParts): Development {
  let begin: (isThere: boolean) => void = () => undefined;
  let started = new Promise<boolean>((resolve) => {
    begin = resolve;
  });
  let failure: Failure | undefined;
  /** Kept until it is decided: later starts do not repeat it. */
  let notice = '';
  let front: ViteDevServer | undefined;

  const send = (shown: Failure) => front?.ws.send(overlayOf(shown, declarationFiles(root)));

  function show(found: Failure): void {
    failure = found;
    console.error(found.message);
    send(found);
  }

  function notify(text: string): void {
    notice = text;
    front?.ws.send(NOTICE_EVENT, text);
  }

  /** Explains how to migrate, if the server asked for it. @returns whether it did */
  function hint(said: string): boolean {
    const isAsked = said.includes(COMMAND);
    if (isAsked) console.error(MIGRATION_HINT);
    return isAsked;
  }

  /** Pending while a migration has the database for itself. */
  let paused = Promise.resolve();
  let resume: () => void = () => undefined;
  let lastRestart = Promise.resolve();
  /** A newer start was requested, but has not begun. */
  let isOutdated = false;
  /** The bundle that the next start runs. */
  let bundled: Promise<Bundled> | undefined;

  const runLatest = latestOnly(async () => {
    await paused;
    bundled ??= server.rebuild();
    const ending = bundled.then((made) => {
      if ('failure' in made) return made;
      made.write();
      return api.restart();
    });
    // From here on, requests of the page wait for the new server.
    isOutdated = false;
    started = ending.then((result) => 'said' in result);
    void started.then(begin);
    const result = await ending;
    if ('failure' in result) {
      show(result.failure);
      hint(result.failure.message);
    } else if (hint(result.said)) notify(result.said.trim());
  });

  const restart = () => {
    isOutdated = true;
    lastRestart = runLatest();
  };

  const answer = migrationQuestion({
    async stopServer() {
      // Wait for a server that is just starting, so that it is stopped too.
      await lastRestart;
      paused = new Promise((resolve) => {
        resume = resolve;
      });
      started = new Promise((resolve) => {
        begin = resolve;
      });
      await api.stop();
    },
    async migrate(options) {
      await runMigration(root, options);
      if (options.length > 0) notify('');
    },
    go() {
      resume();
      void declarationsChanged();
    },
    say: console.log,
  });

  async function wrongDeclarations(): Promise<Failure | undefined> {
    const made = await check.rebuild();
    if ('failure' in made) return made.failure;
    made.write();
    return declarationFailure(check.file, root);
  }

  async function declarationsChanged(): Promise<boolean> {
    // Bundle in parallel with the check, but write only if the declarations are right.
    bundled = server.rebuild();
    const wrong = await wrongDeclarations();
    if (wrong) {
      // Keep the running server and page.
      show(wrong);
      begin(false);
      return false;
    }
    failure = undefined;
    restart();
    return true;
  }

  /** Returns false for a start that is already outdated: waiting requests would reach a server that is stopping. */
  async function isStarted(): Promise<boolean> {
    const awaited = started;
    const isThere = await awaited;
    if (isOutdated) await lastRestart;
    return awaited === started ? isThere : isStarted();
  }

  return {
    started: isStarted,
    declarationsChanged,
    follow(vite) {
      front = vite;
      vite.ws.on('connection', () => {
        if (failure) send(failure);
        if (notice) vite.ws.send(NOTICE_EVENT, notice);
      });
      vite.watcher.on('all', (_, path) => {
        if (effectOf(path, root) !== 'server') return;
        bundled = server.rebuild();
        restart();
      });
      if (process.stdin.isTTY) process.stdin.on('data', (line) => void answer(String(line)));
      void declarationsChanged();
    },
  };
}
