const WINDOW_MS = 60_000;

export interface SharedCounts {
  /** The minute by the database's clock in which these calls were counted. */
  readonly minute: number;
  /** Milliseconds until that minute ends. */
  readonly left: number;
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Counts calls by caller in windows of one minute, and resets at the end of each. Times are milliseconds of a monotonic
 * clock.
 */
export class CallCounter {
  #windowEnd = 0;
  #minute = 0;
  /** Counts over all processes, as of the last exchange. */
  #shared = new Map<string, number>();
  /** Counts of this process since the last exchange. */
  #unshared = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** Counts a call. @returns seconds until the next call is allowed; 0 if it is allowed now */
  count(caller: string, now: number): number {
    this.#endWindow(now);
    const unshared = (this.#unshared.get(caller) ?? 0) + 1;
    this.#unshared.set(caller, unshared);
    const count = (this.#shared.get(caller) ?? 0) + unshared;
    return count > this.limit ? Math.ceil((this.#windowEnd - now) / 1000) : 0;
  }

  /** Returns the counts that other processes have not received yet. */
  unshared(): ReadonlyMap<string, number> {
    return new Map(this.#unshared);
  }

  /** Replaces the shared counts by those of all processes, which include the `sent` ones. */
  learn(sent: ReadonlyMap<string, number>, { minute, left, counts }: SharedCounts, now: number): void {
    if (minute !== this.#minute) this.#shared = new Map();
    this.#minute = minute;
    this.#windowEnd = now + left;
    for (const [caller, count] of counts) this.#shared.set(caller, count);
    for (const [caller, count] of sent) {
      const rest = (this.#unshared.get(caller) ?? 0) - count;
      if (rest > 0) this.#unshared.set(caller, rest);
      else this.#unshared.delete(caller);
    }
  }

  #endWindow(now: number): void {
    if (now < this.#windowEnd) return;
    this.#windowEnd = now + WINDOW_MS;
    this.#shared = new Map();
    this.#unshared = new Map();
  }
}
