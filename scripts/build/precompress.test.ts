import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from './precompress';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'socle-precompress-'));
  await mkdir(join(directory, 'assets'));
});
afterEach(() => rm(directory, { recursive: true }));

it('longer texts are written in both encodings, compressed as far as possible', async () => {
  const text = Array.from({ length: 2_000 }, (_, index) => `const name${index} = ${index * index};`).join('');
  for (const name of ['a.js', 'b.mjs', 'picture.png']) await writeFile(join(directory, 'assets', name), text);
  await writeFile(join(directory, 'short.js'), 'short');
  await compressFolder(directory);
  expect((await readdir(join(directory, 'assets'))).toSorted()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'b.mjs',
    'b.mjs.br',
    'b.mjs.gz',
    'picture.png',
  ]);
  expect((await readdir(directory)).toSorted()).toEqual(['assets', 'short.js']);
  const br = await readFile(join(directory, 'assets/b.mjs.br'));
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(directory, 'assets/b.mjs.gz'))).toString()).toBe(text);
  const quicker = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  expect(br.length).toBeLessThan(quicker.length);
});
