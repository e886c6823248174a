import { Worker } from 'node:worker_threads';
import type { WriteOptions } from 'hucre/xlsx';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';

/** The input of the worker thread: plain data without functions. */
export type RenderJob =
  | {
      readonly kind: 'pdf';
      readonly definition: TDocumentDefinitions & { readonly content: Content };
      readonly footer: {
        readonly left: string;
        readonly page: string;
        /** Left, top, right and bottom, in points. */
        readonly margin: readonly [number, number, number, number];
      };
    }
  | { readonly kind: 'xlsx'; readonly options: WriteOptions };

/** Milliseconds: as long as the client waits (section 9 of the specification). */
const TIME_LIMIT = 300_000;
/** Megabytes of the worker's heap. */
const MEMORY_LIMIT = 1024;
function inThread(job: RenderJob, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), {
      workerData: job,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
    });
    const end = () => {
      reject(signal.reason as Error);
      void worker.terminate();
    };
    signal.addEventListener('abort', end, { once: true });
    worker.once('message', (bytes: Uint8Array<ArrayBuffer>) => resolve(Buffer.from(bytes.buffer)));
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', end);
      // Has no effect if a message has resolved the promise.
      reject(new Error('the thread that makes files ended without one'));
    });
  });
}

/**
 * Renders a file in a worker thread, so that the server stays responsive.
 *
 * @throws the reason of the signal, which ends the thread; a TimeoutError after 300 s; errors of the library
 */
export async function render(job: RenderJob, signal: AbortSignal): Promise<Buffer> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]);
  // An aborted request must not start a thread.
  limited.throwIfAborted();
  return inThread(job, limited);
}
