import { Semaphore } from '../database/changes/semaphore';
import { problem } from './problem';

interface Line {
  readonly turns: Semaphore;
  length: number;
}

interface Limits {
  /** How many of a key run at a time. */
  readonly atOnce: number;
  /** How many more of it may wait. */
  readonly waiting: number;
}

/** Work in lines, one for each key, such as a caller: a few run at a time, some wait, and more are refused. */
export class CallerQueues {
  readonly #lines = new Map<string, Line>();

  constructor(private readonly limits: Limits) {}

  /** Runs something in its turn. @throws {ProblemError} `tooManyRequests` where too many wait already */
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
