/** Accounts per process; the least recently used is evicted. */
const MOST = 500;

/**
 * An LRU cache of values derived from tables, by account. The values are expensive to read and rarely change, so each
 * request reads only the tables' version, and the value if the version differs.
 *
 * @example const grants = await cache.get(account.id, version, () => readGrants(account.id));
 */
export class VersionedCache<Value> {
  readonly #byAccount = new Map<number, { readonly version: string; readonly value: Value }>();

  /** @param read reads the value and its version in one statement */
  async get(
    id: number,
    version: string,
    read: () => Promise<{ readonly version: string; readonly value: Value }>,
  ): Promise<Value> {
    const cached = this.#byAccount.get(id);
    const current = cached?.version === version ? cached : await read();
    // Reinserted, because the map's order is the order of eviction.
    this.#byAccount.delete(id);
    this.#byAccount.set(id, current);
    for (const oldest of this.#byAccount.keys()) {
      if (this.#byAccount.size <= MOST) break;
      this.#byAccount.delete(oldest);
    }
    return current.value;
  }
}
