import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { linesIn } from './lines';

const READ_BYTES = 262_144;

/** A quota of bytes for temporary files. */
export interface SpoolSpace {
  /** @throws {ProblemError} `spoolFull` if the quota is exceeded */
  claim(bytes: number): void;
  release(bytes: number): void;
}

/** A queue of JSON values in a temporary file instead of in memory; it can be read several times. */
export class Spool<Item> {
  #bytes = 0;
  #count = 0;
  /** Bytes claimed from the quota; more than `#bytes` if a write failed. */
  #claimed = 0;

  private constructor(
    private readonly file: FileHandle,
    private readonly path: string,
    private readonly space: SpoolSpace,
  ) {}

  static async open<Item>(directory: string, space: SpoolSpace): Promise<Spool<Item>> {
    const path = join(directory, `${randomUUID()}.ndjson`);
    const file = await open(path, 'wx+', 0o600);
    // Unlinked at once, so that it disappears even if the process crashes. Where that fails, `close` removes it.
    await rm(path).catch(() => undefined);
    return new Spool<Item>(file, path, space);
  }

  get count(): number {
    return this.#count;
  }

  async append(items: readonly Item[]): Promise<void> {
    if (items.length === 0) return;
    const bytes = Buffer.from(`${items.map((item) => JSON.stringify(item)).join('\n')}\n`);
    this.space.claim(bytes.length);
    this.#claimed += bytes.length;
    for (let written = 0; written < bytes.length;) {
      const { bytesWritten } = await this.file.write(bytes, written, bytes.length - written, this.#bytes + written);
      written += bytesWritten;
    }
    this.#bytes += bytes.length;
    this.#count += items.length;
  }

  async clear(): Promise<void> {
    await this.file.truncate(0);
    this.#releaseAll();
    this.#bytes = 0;
    this.#count = 0;
  }

  #releaseAll(): void {
    this.space.release(this.#claimed);
    this.#claimed = 0;
  }

  async *#pieces(): AsyncGenerator<Uint8Array> {
    for (let position = 0; position < this.#bytes;) {
      const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, this.#bytes - position));
      const { bytesRead } = await this.file.read(buffer, 0, buffer.length, position);
      if (bytesRead === 0) throw new Error('a temporary file is shorter than what was written to it');
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /**
   * Yields the values in order, `size` at a time; fewer if their text exceeds `maxLength` characters, so that large
   * values do not accumulate in memory.
   */
  async *read(size: number, maxLength = Number.MAX_SAFE_INTEGER): AsyncGenerator<readonly Item[]> {
    let items: Item[] = [];
    let length = 0;
    for await (const lines of linesIn(this.#pieces(), Number.MAX_SAFE_INTEGER)) {
      for (const line of lines) {
        length += line.length;
        if (items.push(JSON.parse(line) as Item) < size && length < maxLength) continue;
        yield items;
        items = [];
        length = 0;
      }
    }
    if (items.length > 0) yield items;
  }

  async close(): Promise<void> {
    this.#releaseAll();
    await this.file.close();
    await rm(this.path, { force: true });
  }
}
