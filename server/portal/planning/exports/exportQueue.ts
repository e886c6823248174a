import { CallerQueues } from '../../../http/callerQueues';
import type { RenderJob } from './render';

interface ExportPlace {
  /** Identifies the caller across tenants. */
  readonly caller: string;
  readonly kind: RenderJob['kind'];
  readonly signal: AbortSignal;
}

/**
 * Renders documents one at a time. The data of a file is read when its turn comes, so that waiting requests hold no
 * memory. A person gets one file at a time, so that six of their own do not block other people; workbooks and PDFs
 * have separate queues, because a PDF takes ten times as long.
 */
export class ExportQueue {
  readonly #ofCaller = new CallerQueues({ atOnce: 1, waiting: 10 });
  readonly #ofKind = new CallerQueues({ atOnce: 1, waiting: 50 });

  /** @throws {ProblemError} `tooManyRequests` if too many are waiting; the reason of `signal` */
  take<Result>({ caller, kind, signal }: ExportPlace, make: () => Promise<Result>): Promise<Result> {
    const run = async () => {
      signal.throwIfAborted();
      return make();
    };
    return this.#ofCaller.take(caller, () => this.#ofKind.take(kind, run));
  }
}

export const exportQueue = new ExportQueue();
