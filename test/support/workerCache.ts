import type { Browser } from '@playwright/test';

export type Maker<Value> = (data: string, kept: WorkerCache) => Promise<Value>;

/**
 * Caches resources that take seconds to create for all tests of a worker, such as servers and signed-in pages. Creates
 * them on first use, once per data set, so that a worker can switch between data sets.
 */
export class WorkerCache {
  readonly #made = new Map<Maker<unknown>, Map<string, Promise<unknown>>>();
  readonly #closings: (() => Promise<unknown>)[] = [];

  constructor(readonly browser: Browser) {}

  get<Value>(make: Maker<Value>, data: string): Promise<Value> {
    const ofMaker = this.#made.get(make) ?? new Map<string, Promise<unknown>>();
    this.#made.set(make, ofMaker);
    const made = ofMaker.get(data) ?? make(data, this);
    ofMaker.set(data, made);
    return made as Promise<Value>;
  }

  onClose(close: () => Promise<unknown>): void {
    this.#closings.unshift(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closings) await close();
  }
}
