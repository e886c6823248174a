import type { Count } from '../direct';
import type { Ordinals } from './ordinals';

const OVERHEAD = 512;
const REMEMBERED_KEYS = 2_000;

const sizeOf = (key: string, { ids }: Ordinals): number => ids.byteLength + 2 * key.length + OVERHEAD;

/** LRU cache of ordinals by the key of their selection, limited in bytes. */
export class OrdinalsCache {
  readonly #entries = new Map<string, Ordinals>();
  readonly #computing = new Map<string, Promise<Ordinals>>();
  readonly #asked = new Set<string>();
  readonly #counts = new Map<string, Count>();
  #bytes = 0;

  constructor(readonly maxBytes: number) {}

  /** Whether a selection is requested for the first time in a while. Marks the key as seen. */
  isFirstUse(key: string): boolean {
    if (this.#entries.has(key) || this.#asked.has(key)) return false;
    this.#asked.add(key);
    const [oldest] = this.#asked;
    if (this.#asked.size > REMEMBERED_KEYS && oldest !== undefined) this.#asked.delete(oldest);
    return true;
  }

  countOf(key: string): Count | undefined {
    return this.#counts.get(key);
  }

  putCount(key: string, count: Count): void {
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > REMEMBERED_KEYS && oldest !== undefined) this.#counts.delete(oldest);
  }

  get(key: string): Ordinals | undefined {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  /** Keeps an existing newer entry. */
  put(key: string, ordinals: Ordinals): void {
    const there = this.#entries.get(key);
    if (there && there.version > ordinals.version) return;
    if (there) this.#remove(key, there);
    this.#entries.set(key, ordinals);
    this.#bytes += sizeOf(key, ordinals);
    for (const [oldKey, oldest] of this.#entries) {
      if (this.#bytes <= this.maxBytes) break;
      this.#remove(oldKey, oldest);
    }
  }

  /** Whether ids of some list are being loaded; only one list at a time is loaded ahead of its calls. */
  get isComputing(): boolean {
    return this.#computing.size > 0;
  }

  /** Runs `compute` once for concurrent calls with the same key. */
  async shared(key: string, compute: () => Promise<Ordinals>): Promise<Ordinals> {
    const running = this.#computing.get(key);
    if (running) return running;
    const started = compute();
    this.#computing.set(key, started);
    try {
      const ordinals = await started;
      this.put(key, ordinals);
      return ordinals;
    } finally {
      this.#computing.delete(key);
    }
  }

  #remove(key: string, ordinals: Ordinals): void {
    this.#entries.delete(key);
    this.#bytes -= sizeOf(key, ordinals);
  }
}
