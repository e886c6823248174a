import { remote } from './rpc';
import { IMPORTER_METHODS, type Importer } from './importEngineTypes';

/** An importer, and how to end it with everything that it holds and does. */
export interface RunningImporter {
  readonly importer: Promise<Importer>;
  readonly stop: () => void;
}

/** Starts an importer in a worker of its own; where there are none (in tests), in the page. */
export function startImporter(): RunningImporter {
  if (typeof Worker === 'undefined')
    return {
      importer: import('./createImporter').then(({ createImporter }) => createImporter()),
      stop: () => undefined,
    };
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  return { importer: Promise.resolve(remote<Importer>(worker, IMPORTER_METHODS)), stop: () => worker.terminate() };
}
