export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(readonly size: number) {}

  /** @param now milliseconds since 1970 */
  get(key: string, now = Date.now()): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > now ? entry.value : undefined;
  }

  /** @param until milliseconds since 1970 */
  set(key: string, value: Value, until: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.size && oldest !== undefined) this.#entries.delete(oldest);
  }
}
