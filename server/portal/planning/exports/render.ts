import { Worker } from 'node:worker_threads';
import type { WriteOptions } from 'hucre/xlsx';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';

/** What a file is made of: data that passes from thread to thread. */
export type RenderJob =
  | {
      readonly kind: 'pdf';
      readonly definition: TDocumentDefinitions & { readonly content: Content };
      readonly footer: {
        readonly left: string;
        /** Before the number of a page. */
        readonly page: string;
        /** Left, top, right and bottom, in points. */
        readonly margin: readonly [number, number, number, number];
      };
    }
  | { readonly kind: 'xlsx'; readonly options: WriteOptions };

/** How long a file may take, in milliseconds: as long as its caller waits (section 9 of the specification). */
const TIME_LIMIT = 300_000;
/** Megabytes that one file may take while it is made. */
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
      // After a message this changes nothing.
      reject(new Error('the thread that makes files ended without one'));
    });
  });
}

/**
 * Makes a file in a thread of its own, so that the server goes on answering.
 *
 * @throws the reason of the signal, which ends the thread; a TimeoutError after 300 s; what the library throws
 */
export async function render(job: RenderJob, signal: AbortSignal): Promise<Buffer> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]);
  // Given up meanwhile: that is told only once.
  limited.throwIfAborted();
  return inThread(job, limited);
}
