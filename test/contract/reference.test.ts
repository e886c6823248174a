import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BEYOND } from '../../scripts/reference/beyond';
import { exampleModule } from '../../scripts/reference/exampleModule';
import { CONDITIONS, FORMULAS } from '../../scripts/reference/expressions';
import { makeReference, STORED } from '../../scripts/reference/makeReference';
import { readTypes } from '../../scripts/reference/readTypes';

const root = process.cwd();
const made = await makeReference(root);

it('the reference in docs is up to date: `npm run docs:reference` writes it', () => {
  const folder = join(root, 'docs/reference');
  const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(made.pages);
  expect(readFileSync(join(root, STORED), 'utf8')).toBe(made.stored);
});

it('the reference has an example of every option, kind and form', () => {
  const { resource, field, kinds, conditions, formulas } = readTypes(root);
  const isTop = ({ path }: { readonly path: string }) => !/[.[]/.test(path);
  const wanted = [
    ...resource.filter((option) => isTop(option) && option.path !== 'fields').map(({ path }) => `resource ${path}`),
    ...field.filter(isTop).map(({ path }) => `field ${path}`),
    ...kinds.map(({ name }) => `kind ${name}`),
  ];
  const given = new Set(made.examples.map(({ of }) => of));
  expect(wanted.filter((of) => !given.has(of))).toEqual([]);
  expect(Object.keys(CONDITIONS).toSorted()).toEqual([...new Set(conditions.map(({ path }) => path))].toSorted());
  expect(Object.keys(FORMULAS).toSorted()).toEqual([...new Set(formulas.map(({ path }) => path))].toSorted());
});

it('the examples of the reference compile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'socle-examples-'));
  try {
    writeFileSync(join(folder, 'examples.ts'), exampleModule(made.examples, join(root, 'src/resources')));
    const compilerOptions = {
      noEmit: true,
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      noUnusedLocals: false,
      rootDir: '/',
    };
    const include = [join(root, 'tsconfig/platform.d.ts'), './examples.ts'];
    const project = join(folder, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig/base.json'), compilerOptions, include }));
    const tsc = join('node_modules', 'typescript-7', 'bin', 'tsc');
    expect(() => execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' })).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the reference names existing extension points', () => {
  expect(BEYOND.flatMap(({ where }) => where.filter((path) => !existsSync(join(root, path))))).toEqual([]);
});
