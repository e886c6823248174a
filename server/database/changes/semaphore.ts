import type pg from 'pg';

/** Lets a bounded number of runs go on at a time; the others wait for their turn, in the order in which they came. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param atOnce how many run at a time */
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

/** The turns of a kind of work, for each pool of connections. @param most how many go on at a time */
export function semaphorePer(most: number): (pool: pg.Pool) => Semaphore {
  const known = new WeakMap<pg.Pool, Semaphore>();
  return (pool) => {
    // At least half of a small pool stays for the others.
    const turns = known.get(pool) ?? new Semaphore(Math.max(1, Math.min(most, Math.floor(pool.options.max / 2))));
    known.set(pool, turns);
    return turns;
  };
}

/** The turns of long change sets: with the connections that they leave, others read and write meanwhile. */
export const semaphoreOf = semaphorePer(4);
