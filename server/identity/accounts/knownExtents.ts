import type { Account } from './account';

type ProfileExtents = Account['profileExtents'];

/** Where the profiles of an account count, and the version of the records that say so. */
export interface VersionedExtents {
  readonly version: string;
  readonly extents: ProfileExtents;
}

/** Accounts of which a process remembers the extents: those that were read last. */
const MOST = 500;

/**
 * The extents of the accounts that were read last. A thousand links cost more to read than the rest of an account, and
 * change seldom: each request asks for their version, and for them only where it is another one.
 */
export class KnownExtents {
  readonly #byAccount = new Map<string, VersionedExtents>();

  /** @param key what the account was asked for by */
  get(key: string): VersionedExtents | undefined {
    const known = this.#byAccount.get(key);
    if (known) this.put(key, known);
    return known;
  }

  put(key: string, known: VersionedExtents): void {
    this.#byAccount.delete(key);
    this.#byAccount.set(key, known);
    for (const oldest of this.#byAccount.keys()) {
      if (this.#byAccount.size <= MOST) break;
      this.#byAccount.delete(oldest);
    }
  }
}
