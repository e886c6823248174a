import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRevision } from './readRevision';

const AUTHOR = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false'];
let root = '';

const git = (...options: readonly string[]) =>
  execFileSync('git', [...AUTHOR, ...options], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function commit(printed: string): void {
  writeFileSync(
    join(root, 'scripts/schemaSnapshot.ts'),
    `const right: string = '${printed}';\n${'console.log'}(right);\n`,
  );
  git('add', '--all');
  git('commit', '--quiet', '--message', 'one');
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'socle-revisions-'));
  mkdirSync(join(root, 'scripts'));
  git('init', '--quiet');
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  commit('{"format":1,"rights":["A"]}');
  commit('{"format":1,"rights":["B"]}');
  commit('{"format":0}');
  writeFileSync(join(root, 'scripts/schemaSnapshot.ts'), 'throw new Error("unsaved")');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('the declarations of a revision are read, whatever the working copy, and nothing is left behind', () => {
  const before = [git('status', '--porcelain'), git('worktree', 'list'), readdirSync(root)];
  expect(readRevision(root, 'HEAD~2').rights).toEqual(['A']);
  expect(readRevision(root, 'HEAD~1').rights).toEqual(['B']);
  expect([git('status', '--porcelain'), git('worktree', 'list'), readdirSync(root)]).toEqual(before);
});

it('an unreadable revision is named, with the reason', () => {
  expect(() => readRevision(root, 'HEAD')).toThrow(/« HEAD ».*autre version/);
  expect(() => readRevision(root, 'nowhere')).toThrow(/« nowhere ».*fatal/);
});
