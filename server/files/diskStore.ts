import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileId, type FileStore, type WithLock } from './fileStore';
import { createStaging } from './staging';

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file store in a directory, with files named by content: `ab/abcd…`. */
export function createDiskStore(directory: string, withLock: WithLock): FileStore {
  const staging = createStaging(directory);
  const pathOf = (id: string) => join(directory, id.slice(0, 2), id);
  const found = (id: string) => stat(pathOf(id)).catch(() => undefined);

  const keep = (staged: string, id: string) =>
    withLock(id, async () => {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true });
      const now = new Date();
      // The upload may have waited for the rest of a long form; its age counts from now.
      await utimes(staged, now, now);
      await rename(staged, path);
      await syncDirectory(dirname(path));
      await syncDirectory(directory);
    });

  return {
    async stage(content) {
      const { path, ...arrived } = await staging.receive(content);
      return { ...arrived, keep: () => keep(path, arrived.id) };
    },
    async find(id) {
      if (!isFileId(id)) return undefined;
      const file = await found(id);
      return file?.isFile()
        ? { size: file.size, read: (range) => Promise.resolve(createReadStream(pathOf(id), range)) }
        : undefined;
    },
    async *kept() {
      const directories = await readdir(directory).catch(() => []);
      for (const name of directories.filter((one) => /^[0-9a-f]{2}$/.test(one))) {
        for (const id of (await readdir(join(directory, name))).filter(isFileId)) {
          const file = await found(id);
          if (file) yield { id, keptAt: file.mtime };
        }
      }
    },
    removeKeptBefore: (id, before) =>
      withLock(id, async () => {
        const file = await found(id);
        if (file && file.mtime >= before) return false;
        await rm(pathOf(id), { force: true });
        return true;
      }),
    clearArriving: staging.clear,
  };
}
