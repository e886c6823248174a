/** Of how many accounts a process remembers it: those that were read last. */
const MOST = 500;

/**
 * What was read of the accounts that were read last, each with the version of the records that say so. It costs more to
 * read than the rest of an account, and changes seldom: each request reads the version, and the rest where it is another.
 *
 * @example const grants = await cache.get(account.id, version, () => readGrants(account.id));
 */
export class VersionedCache<Value> {
  readonly #byAccount = new Map<number, { readonly version: string; readonly value: Value }>();

  /** @param read reads the value and the version that it belongs to, both in one statement */
  async get(
    id: number,
    version: string,
    read: () => Promise<{ readonly version: string; readonly value: Value }>,
  ): Promise<Value> {
    const cached = this.#byAccount.get(id);
    const current = cached?.version === version ? cached : await read();
    // The one that was read last is the last one to go.
    this.#byAccount.delete(id);
    this.#byAccount.set(id, current);
    for (const oldest of this.#byAccount.keys()) {
      if (this.#byAccount.size <= MOST) break;
      this.#byAccount.delete(oldest);
    }
    return current.value;
  }
}
