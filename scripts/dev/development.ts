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

/** What the server names where a person has to decide. */
const COMMAND = 'schema:migrate';

export interface DevelopmentParts {
  readonly root: string;
  readonly bundles: DevelopmentBundles;
  readonly api: ApiProcess;
}

export interface Development {
  /** Whether the server answers, once that is known. */
  readonly started: () => Promise<boolean>;
  /** Starts the server anew where the declarations are right. @returns whether they are */
  declarationsChanged(path: string): Promise<boolean>;
  /** Begins, follows the server's own sources, and shows open pages what is wrong. */
  follow(vite: ViteDevServer): void;
}

/** Checks the declarations, and bundles and starts the server; again after each change of what they are made of. */
export function createDevelopment({ root, bundles: { check, server }, api }: DevelopmentParts): Development {
  let begin: (isThere: boolean) => void = () => undefined;
  let started = new Promise<boolean>((resolve) => {
    begin = resolve;
  });
  let failure: Failure | undefined;
  /** It stays until it was decided on: later starts do not say it again. */
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

  /** Says how to decide, where a person has to. @returns whether that is so */
  function hint(said: string): boolean {
    const isAsked = said.includes(COMMAND);
    if (isAsked) console.error(MIGRATION_HINT);
    return isAsked;
  }

  /** While a migration has the database for itself. */
  let paused = Promise.resolve();
  let resume: () => void = () => undefined;
  let lastRestart = Promise.resolve();
  /** Another start is asked for, and has not begun. */
  let isOutdated = false;
  /** What the next start runs. */
  let bundled: Promise<Bundled> | undefined;

  const runLatest = latestOnly(async () => {
    await paused;
    bundled ??= server.rebuild();
    const ending = bundled.then((made) => {
      if ('failure' in made) return made;
      made.write();
      return api.restart();
    });
    // Calls of the page wait from here on.
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
      // A server that starts just now would come after its end.
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
    // The server is bundled while the declarations are checked, and written where they are right.
    bundled = server.rebuild();
    const wrong = await wrongDeclarations();
    if (wrong) {
      // Server and page stay as they are.
      show(wrong);
      begin(false);
      return false;
    }
    failure = undefined;
    restart();
    return true;
  }

  /** False for a start that another one follows at once: what waited for it would meet a server that ends. */
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
