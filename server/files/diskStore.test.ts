import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskStore } from './diskStore';
import type { FileStore } from './fileStore';

let directory: string;
let store: FileStore;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'socle-files-'));
  store = createDiskStore(directory, (_id, work) => work());
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const files = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const stage = (...chunks: readonly Buffer[]) => store.stage(Readable.from(chunks));

it('content is stored and returned by its digest', async () => {
  const staged = await stage(Buffer.from('ab'), Buffer.from('c'));
  expect(staged).toMatchObject({ id: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', size: 3 });
  expect(await store.find(staged.id)).toBeUndefined();
  await staged.keep();
  const found = await store.find(staged.id);
  expect(found?.size).toBe(3);
  expect(await buffer((await found?.read()) ?? Readable.from([]))).toEqual(Buffer.from('abc'));
  expect(await buffer((await found?.read({ start: 1, end: 1 })) ?? Readable.from([]))).toEqual(Buffer.from('b'));
});

it('only content that is not kept is discarded', async () => {
  const [kept, discarded] = [await stage(Buffer.from('a')), await stage(Buffer.from('b'))];
  await kept.keep();
  await kept.discard();
  await discarded.discard();
  expect(await files()).toEqual([kept.id]);
});

it('a failed stream leaves nothing behind', async () => {
  const broken = new Readable({
    read() {
      this.push(Buffer.from('a'));
      this.destroy(new Error('cut'));
    },
  });
  await expect(store.stage(broken)).rejects.toThrow('cut');
  expect(await files()).toEqual([]);
});

it('an invalid digest finds nothing', async () => {
  for (const id of ['', '..', '../../etc/passwd', 'abc', 'A'.repeat(64)]) expect(await store.find(id)).toBeUndefined();
});
