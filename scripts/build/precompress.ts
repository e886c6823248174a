import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(m?js|css|html|svg|json|txt|map)$/;
/** In bytes: below this, headers outweigh the savings. */
const SMALLEST = 1024;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function compressFolder(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true });
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(directory, file))));
}

/** Compresses text files at build time, so that the server need not. */
export function precompress(): Plugin {
  let directory = 'dist';
  return {
    name: 'socle:precompress',
    apply: 'build',
    configResolved({ build }) {
      directory = build.outDir;
    },
    closeBundle: () => compressFolder(directory),
  };
}
