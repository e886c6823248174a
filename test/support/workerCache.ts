import type { Browser } from '@playwright/test';

/** Makes what the tests of one set of data share. */
export type Maker<Value> = (data: string, kept: WorkerCache) => Promise<Value>;

/**
 * What takes seconds to make, and stays for all tests of a worker: servers, and the pages of who is signed in. Made when a
 * test first asks for it, once for each set of data, so that a worker goes from one set to the next without beginning anew.
 */
export class WorkerCache {
  readonly #made = new Map<Maker<unknown>, Map<string, Promise<unknown>>>();
  readonly #closings: (() => Promise<unknown>)[] = [];

  constructor(readonly browser: Browser) {}

  /** What `make` makes for a set of data, the same each time. */
  get<Value>(make: Maker<Value>, data: string): Promise<Value> {
    const ofMaker = this.#made.get(make) ?? new Map<string, Promise<unknown>>();
    this.#made.set(make, ofMaker);
    const made = ofMaker.get(data) ?? make(data, this);
    ofMaker.set(data, made);
    // The map holds what this maker has made, and nothing else.
    return made as Promise<Value>;
  }

  /** Says how something that was made is closed. */
  onClose(close: () => Promise<unknown>): void {
    this.#closings.unshift(close);
  }

  /** Closes everything, what was made last first. */
  async close(): Promise<void> {
    for (const close of this.#closings) await close();
  }
}
