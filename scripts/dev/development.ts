import type { ViteDevServer } from 'vite';
import type { ApiProcess } from './apiProcess';
import type { DevelopmentBundles } from './bundle';
import { effectOf } from './changes';
import { declarationFailure, declarationFiles } from './declarations';
import { overlayOf, type Failure } from './failure';
import { latestOnly } from './latestOnly';

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
  let front: ViteDevServer | undefined;

  const send = (shown: Failure) => front?.ws.send(overlayOf(shown, declarationFiles(root)));

  function show(found: Failure): void {
    failure = found;
    console.error(found.message);
    send(found);
  }

  const restart = latestOnly(async () => {
    const ending = server.rebuild().then((unread) => unread ?? api.restart());
    // Calls of the page wait from here on.
    started = ending.then((failed) => failed === undefined);
    void started.then(begin);
    const failed = await ending;
    if (failed) show(failed);
  });

  async function declarationsChanged(): Promise<boolean> {
    const wrong = (await check.rebuild()) ?? (await declarationFailure(check.file, root));
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

  return {
    started: () => started,
    declarationsChanged,
    follow(vite) {
      front = vite;
      vite.ws.on('connection', () => {
        if (failure) send(failure);
      });
      vite.watcher.on('all', (_, path) => {
        if (effectOf(path, root) === 'server') restart();
      });
      // After a migration, say.
      if (process.stdin.isTTY) process.stdin.on('data', () => void declarationsChanged());
      void declarationsChanged();
    },
  };
}
