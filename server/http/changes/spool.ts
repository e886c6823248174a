import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesIn } from './lines';

const READ_BYTES = 262_144;

/** Values on their way, in a temporary file instead of in memory: written one after the other, read as often as needed. */
export class Spool<Item> {
  #bytes = 0;
  #count = 0;

  private constructor(
    private readonly file: FileHandle,
    private readonly path: string,
  ) {}

  static async open<Item>(): Promise<Spool<Item>> {
    const path = join(tmpdir(), `socle-${randomUUID()}.ndjson`);
    const file = await open(path, 'wx+', 0o600);
    // Without a name it is gone when the program ends, in whatever way; where that cannot be, `close` removes it.
    await rm(path).catch(() => undefined);
    return new Spool<Item>(file, path);
  }

  /** How many values there are. */
  get count(): number {
    return this.#count;
  }

  async append(items: readonly Item[]): Promise<void> {
    if (items.length === 0) return;
    const bytes = Buffer.from(`${items.map((item) => JSON.stringify(item)).join('\n')}\n`);
    for (let written = 0; written < bytes.length;) {
      const { bytesWritten } = await this.file.write(bytes, written, bytes.length - written, this.#bytes + written);
      written += bytesWritten;
    }
    this.#bytes += bytes.length;
    this.#count += items.length;
  }

  async clear(): Promise<void> {
    await this.file.truncate(0);
    this.#bytes = 0;
    this.#count = 0;
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

  /** The values in their order, exactly `size` at a time but for the last ones. */
  async *read(size: number): AsyncGenerator<readonly Item[]> {
    let items: Item[] = [];
    for await (const lines of linesIn(this.#pieces(), Number.MAX_SAFE_INTEGER)) {
      for (const line of lines) {
        if (items.push(JSON.parse(line) as Item) < size) continue;
        yield items;
        items = [];
      }
    }
    if (items.length > 0) yield items;
  }

  async close(): Promise<void> {
    await this.file.close();
    await rm(this.path, { force: true });
  }
}
