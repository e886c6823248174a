import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');

const named = [...new Set([...page.matchAll(/`((?:src|server|test|docs)\/[^`\s]+)`/g)].map(([, path]) => path ?? ''))];

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| what'))
  .map((line) => line.slice(2, -2).split(' | '));

it('the specification page names existing files', () => {
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('the specification page names a test for every implemented sentence', () => {
  const untested = rows.filter(
    ([, where = '', test = '']) => !/\.(?:test|spec)\.tsx?`/.test(test) && !/open/i.test(where),
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(untested).toEqual([]);
});
