/** Values that are known until a moment; there are never more than `size`, the oldest is forgotten first. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(readonly size: number) {}

  /** @param now in milliseconds of the epoch */
  get(key: string, now = Date.now()): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > now ? entry.value : undefined;
  }

  /** @param until in milliseconds of the epoch */
  set(key: string, value: Value, until: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.size && oldest !== undefined) this.#entries.delete(oldest);
  }
}
