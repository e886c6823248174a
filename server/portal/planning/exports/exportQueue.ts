import { CallerQueues } from '../../../http/callerQueues';
import type { RenderJob } from './render';

interface ExportPlace {
  /** Who asks, across tenants. */
  readonly caller: string;
  readonly kind: RenderJob['kind'];
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/**
 * Makes documents one after the other. What a file is made of is read only in its turn, so that callers who wait
 * hold nothing. A person has one file made at a time, and so does not stand in the way of others with six of them; a
 * workbook does not wait for a PDF, which takes ten times as long.
 */
export class ExportQueue {
  readonly #ofCaller = new CallerQueues({ atOnce: 1, waiting: 10 });
  readonly #ofKind = new CallerQueues({ atOnce: 1, waiting: 50 });

  /** @throws {ProblemError} `tooManyRequests` where too many wait; the reason of `signal` */
  take<Result>({ caller, kind, signal }: ExportPlace, make: () => Promise<Result>): Promise<Result> {
    const run = async () => {
      signal.throwIfAborted();
      return make();
    };
    return this.#ofCaller.take(caller, () => this.#ofKind.take(kind, run));
  }
}

/** The turns of all documents that this process makes. */
export const exportQueue = new ExportQueue();
