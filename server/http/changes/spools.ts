import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from '../problem';
import { Spool } from './spool';

/** Counts the bytes of temporary files. */
export interface SpoolSpace {
  /** @throws {ProblemError} `spoolFull` where there is no room for as many */
  claim(bytes: number): void;
  release(bytes: number): void;
}

/** The temporary files of a server: in its data folder, and all of them together within a limit. */
export class Spools implements SpoolSpace {
  readonly #directory: string;
  #bytes = 0;

  constructor(
    dataDirectory: string,
    private readonly maxBytes: number,
  ) {
    this.#directory = join(dataDirectory, 'spool');
  }

  /** How many bytes the open files hold. */
  get bytes(): number {
    return this.#bytes;
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
