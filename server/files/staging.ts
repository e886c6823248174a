import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ContentEnds } from './fileStore';

export interface Arrived extends ContentEnds {
  readonly id: string;
  readonly size: number;
  readonly path: string;
  read(): Readable;
  discard(): Promise<void>;
}

const HEAD_BYTES = 4096;
/** Long enough for the directory at the end of a ZIP-based document. */
const TAIL_BYTES = 65_536;

async function write(content: Readable, path: string) {
  const hash = createHash('sha256');
  let [head, tail] = [Buffer.alloc(0), Buffer.alloc(0)];
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      tail = Buffer.concat([tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
      await file.appendFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { id: hash.digest('hex'), size, head, tail };
}

/** Uploads are read to their end, on disk, before it is decided whether to keep them. */
export function createStaging(directory: string) {
  const arriving = join(directory, 'arriving');
  return {
    /** Cleans up and rethrows if the stream throws. */
    async receive(content: Readable): Promise<Arrived> {
      await mkdir(arriving, { recursive: true });
      const path = join(arriving, randomUUID());
      const discard = () => rm(path, { force: true });
      try {
        return { ...(await write(content, path)), path, discard, read: () => createReadStream(path) };
      } catch (error) {
        await discard();
        throw error;
      }
    },
    async clear(before: Date): Promise<void> {
      const names = await readdir(arriving).catch(() => []);
      for (const name of names) {
        const path = join(arriving, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
