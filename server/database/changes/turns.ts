/** Lets a bounded number of runs go on at a time; the others wait for their turn, in the order in which they came. */
export class Turns {
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

/** How many long change sets run at a time: with the connections that they leave, others read and write meanwhile. */
const AT_ONCE = 4;

const turns = new WeakMap<object, Turns>();

/** The turns of the change sets that share a pool of connections. */
export function turnsOf(pool: object): Turns {
  const known = turns.get(pool) ?? new Turns(AT_ONCE);
  turns.set(pool, known);
  return known;
}
