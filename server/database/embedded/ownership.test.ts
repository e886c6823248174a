import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAbandoned, takeOwnership } from './ownership';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'socle-ownership-'));
});
afterEach(() => rm(directory, { recursive: true }));

it('only a directory whose owner died without releasing it counts as abandoned', async () => {
  expect(await isAbandoned(directory)).toBe(false);
  const release = await takeOwnership(directory);
  expect(await isAbandoned(directory)).toBe(false);
  await release();
  expect(await isAbandoned(directory)).toBe(false);
  // The process id is this process's, but with another start time.
  await writeFile(join(directory, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'before' }));
  expect(await isAbandoned(directory)).toBe(true);
});
