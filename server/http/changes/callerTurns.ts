import { Turns } from '../../database/changes/turns';
import { problem } from '../problem';

/** How many change sets of one caller run, or are read by it, at a time; the next ones wait, their bodies unread. */
const AT_ONCE = 2;

/** How many may wait. */
const MOST_WAITING = 64;

interface Line {
  readonly turns: Turns;
  length: number;
}

/** The change sets of each caller, a few at a time. */
export class CallerTurns {
  readonly #lines = new Map<string, Line>();

  /** Runs one in its turn. @throws {ProblemError} `tooManyRequests` where too many wait already */
  async take<Result>(caller: string, run: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(caller) ?? { turns: new Turns(AT_ONCE), length: 0 };
    if (line.length >= AT_ONCE + MOST_WAITING)
      throw problem('tooManyRequests', { args: { seconds: 1 }, headers: { 'retry-after': '1' } });
    this.#lines.set(caller, line);
    line.length += 1;
    try {
      return await line.turns.take(run);
    } finally {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(caller);
    }
  }
}
