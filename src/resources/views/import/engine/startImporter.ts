import { remote } from './rpc';
import { IMPORTER_METHODS, type Importer } from './importEngineTypes';

/** `stop` terminates the worker with all its data. */
export interface RunningImporter {
  readonly importer: Promise<Importer>;
  readonly stop: () => void;
}

/** Starts an importer in its own worker; in the page if workers are unavailable (tests). */
export function startImporter(): RunningImporter {
  if (typeof Worker === 'undefined')
    return {
      importer: import('./createImporter').then(({ createImporter }) => createImporter()),
      stop: () => undefined,
    };
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  return { importer: Promise.resolve(remote<Importer>(worker, IMPORTER_METHODS)), stop: () => worker.terminate() };
}
