import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPage } from '../../buildPage';

/**
 * Builds the plain application as one file, with a compressed copy beside it, as a compressing server would send it.
 */
export async function buildPlain(directory: string): Promise<void> {
  await buildPage(directory, { main: 'bench/browser/plain/main.tsx' }, 'assets/[name]-[hash].js');
  const assets = await readdir(join(directory, 'assets'));
  const script = assets.find((name) => name.endsWith('.js')) ?? '';
  const scriptFile = join(directory, 'assets', script);
  await writeFile(`${scriptFile}.gz`, gzipSync(await readFile(scriptFile)));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain</title><div id="root"></div><script type="module" src="/assets/${script}"></script></html>`;
  await writeFile(join(directory, 'index.html'), page);
}
