import type pg from 'pg';

/** Limits the number of concurrent runs; others wait in order of arrival. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<Result>(run: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((proceed) => this.#waiting.push(proceed));
    try {
      return await run();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** Returns the semaphore of each pool. @param most maximum number of concurrent runs */
export function semaphorePer(most: number): (pool: pg.Pool) => Semaphore {
  const known = new WeakMap<pg.Pool, Semaphore>();
  return (pool) => {
    // At least half of a small pool stays free for others.
    const turns = known.get(pool) ?? new Semaphore(Math.max(1, Math.min(most, Math.floor(pool.options.max / 2))));
    known.set(pool, turns);
    return turns;
  };
}

/** Limits long change sets, so that connections stay free for other reads and writes. */
export const semaphoreOf = semaphorePer(4);
