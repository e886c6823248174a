import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from '../problem';
import { Spool, type SpoolSpace } from './spool';

/** The temporary files of the server, in its data folder and within a common quota. */
export class Spools implements SpoolSpace {
  readonly #directory: string;
  #bytes = 0;

  constructor(
    dataDirectory: string,
    private readonly maxBytes: number,
  ) {
    this.#directory = join(dataDirectory, 'spool');
  }

  async open<Item>(): Promise<Spool<Item>> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    return Spool.open<Item>(this.#directory, this);
  }

  claim(bytes: number): void {
    if (this.#bytes + bytes > this.maxBytes) throw problem('spoolFull', { headers: { 'retry-after': '30' } });
    this.#bytes += bytes;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }
}
