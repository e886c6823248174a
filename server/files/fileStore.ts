import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Content that has arrived but is not kept yet. */
export interface StagedFile {
  /** SHA-256 of the content, in hexadecimal: its name in the store. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Keeps the content: after this it survives a power cut. */
  keep(): Promise<void>;
  /** Throws the content away, unless it was kept. */
  discard(): Promise<void>;
}

export interface StoredFile {
  readonly size: number;
  /** Opens the content; to be read to its end or destroyed. */
  read(): Readable;
}

/** Where the content of uploaded files lives: the same content is stored once. */
export interface FileStore {
  /** Reads a stream to its end. @throws whatever the stream throws; nothing is left behind then. */
  stage(content: Readable): Promise<StagedFile>;
  /** The content with this id; undefined where there is none. */
  find(id: string): Promise<StoredFile | undefined>;
}

const IS_ID = /^[0-9a-f]{64}$/;

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A store of files in a directory, named by their content: `ab/abcd…`. Names given by people never reach the disk. */
export function createFileStore(directory: string): FileStore {
  const pathOf = (id: string) => join(directory, id.slice(0, 2), id);

  async function write(content: Readable, path: string) {
    const hash = createHash('sha256');
    let size = 0;
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        size += chunk.length;
        await file.appendFile(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return { id: hash.digest('hex'), size };
  }

  async function keep(staged: string, id: string) {
    const path = pathOf(id);
    await mkdir(dirname(path), { recursive: true });
    await rename(staged, path);
    await syncDirectory(dirname(path));
    await syncDirectory(directory);
  }

  return {
    async stage(content) {
      const arriving = join(directory, 'arriving');
      await mkdir(arriving, { recursive: true });
      const path = join(arriving, randomUUID());
      const discard = () => rm(path, { force: true });
      try {
        const { id, size } = await write(content, path);
        return { id, size, keep: () => keep(path, id), discard };
      } catch (error) {
        await discard();
        throw error;
      }
    },
    async find(id) {
      if (!IS_ID.test(id)) return undefined;
      const path = pathOf(id);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { size: found.size, read: () => createReadStream(path) } : undefined;
    },
  };
}
