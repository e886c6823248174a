import { Semaphore } from '../database/changes/semaphore';
import { problem } from './problem';

interface Line {
  readonly turns: Semaphore;
  length: number;
}

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Runs tasks in one queue per key, such as a caller: a few run concurrently, some wait, and the rest are rejected. */
export class CallerQueues {
  readonly #lines = new Map<string, Line>();

  constructor(private readonly limits: Limits) {}

  /** Runs a task when its turn comes. @throws {ProblemError} `tooManyRequests` if too many are waiting */
  async take<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
    const { atOnce, waiting } = this.limits;
    const line = this.#lines.get(key) ?? { turns: new Semaphore(atOnce), length: 0 };
    if (line.length >= atOnce + waiting)
      throw problem('tooManyRequests', { args: { seconds: 1 }, headers: { 'retry-after': '1' } });
    this.#lines.set(key, line);
    line.length += 1;
    try {
      return await line.turns.take(run);
    } finally {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(key);
    }
  }
}
