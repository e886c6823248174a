import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder } from './replaceFolder.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'socle-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const folderOf = (name: string) => {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'name'), name);
  return folder;
};

it('a folder is replaced, or created if missing', () => {
  const target = join(root, 'target');
  replaceFolder(folderOf('first'), target);
  replaceFolder(folderOf('second'), target);
  expect(readFileSync(join(target, 'name'), 'utf8')).toBe('second');
  expect(readdirSync(root)).toEqual(['target']);
});

it('concurrent replacements succeed', async () => {
  const code = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { replaceFolder } from ${JSON.stringify(fileURLToPath(new URL('replaceFolder.mjs', import.meta.url)))};
    for (let round = 0; round < 100; round += 1) {
      const folder = process.argv[1] + '/' + process.pid;
      mkdirSync(folder);
      for (const name of ['a', 'b', 'c']) writeFileSync(folder + '/' + name, name);
      replaceFolder(folder, process.argv[1] + '/target');
    }`;
  const programs = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code, root], { stdio: 'inherit' }),
  );
  const ends = await Promise.all(programs.map(async (program) => (await once(program, 'exit'))[0] as number));
  expect(ends).toEqual([0, 0, 0]);
  expect(readdirSync(join(root, 'target'))).toEqual(['a', 'b', 'c']);
  expect(readdirSync(root)).toEqual(['target']);
});
