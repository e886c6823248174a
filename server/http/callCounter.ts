const WINDOW_MS = 60_000;

/** What all processes together have counted. */
export interface SharedCounts {
  /** The minute of the database's clock that they are of. */
  readonly minute: number;
  /** Milliseconds until it ends. */
  readonly left: number;
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Counts calls by caller in windows of a minute, and forgets them when a window ends. Times are milliseconds of a clock
 * that never goes back.
 */
export class CallCounter {
  #windowEnd = 0;
  #minute = 0;
  /** Of all processes, as of the last exchange. */
  #shared = new Map<string, number>();
  /** Of this process, since the last exchange. */
  #unshared = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** Counts a call. @returns seconds to wait before another one, or 0 where it may be made now */
  count(caller: string, now: number): number {
    this.#endWindow(now);
    const unshared = (this.#unshared.get(caller) ?? 0) + 1;
    this.#unshared.set(caller, unshared);
    const count = (this.#shared.get(caller) ?? 0) + unshared;
    return count > this.limit ? Math.ceil((this.#windowEnd - now) / 1000) : 0;
  }

  /** The calls that other processes do not know of. */
  unshared(): ReadonlyMap<string, number> {
    return new Map(this.#unshared);
  }

  /** Takes over what all processes together have counted, these calls included. */
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
