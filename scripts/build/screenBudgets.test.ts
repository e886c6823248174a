import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BuiltChunk } from './builtChunks';
import { sizeOf, withDeclarations } from './screenBudgets';

/** A chunk of the build with random bytes, which compression cannot shrink. */
const chunk = (name: string, imports: readonly string[], bytes = 1_000): BuiltChunk => ({
  fileName: `${name}.js`,
  code: randomBytes(bytes).toString('latin1'),
  imports: imports.map((one) => `${one}.js`),
  moduleIds: [`/checkout/src/${name}.tsx`],
});

const chunks = [
  chunk('main', ['shared']),
  chunk('List', ['main', 'shared'], 4_000),
  chunk('Form', ['List'], 30_000),
  chunk('shared', ['main']),
];

const size = (...modules: readonly string[]) => sizeOf(modules, chunks);

it('every file that a screen needs counts once, even in a cycle, without lazy ones', () => {
  expect(size('src/main.tsx').files).toBe(2);
  expect(size('src/main.tsx', 'src/List.tsx').files).toBe(3);
  expect(size('src/Form.tsx').files).toBe(4);
});

it('sizes are compressed', () => {
  expect(size('src/List.tsx').kilobytes).toBeGreaterThan(6);
  expect(size('src/List.tsx').kilobytes).toBeLessThan(size('src/Form.tsx').kilobytes - 30);
});

it('an unbuilt source file is refused', () =>
  expect(() => size('src/Lists.tsx')).toThrow('src/Lists.tsx is in no file of the build'));

it('the budget grows by half a kilobyte per declaration file added since it was measured', () => {
  const families = [{ name: 'list', modules: [], files: 3, kilobytes: 478 }];
  const declared = (count: number) => [
    { moduleIds: Array.from({ length: count }, (_, at) => `/checkout/src/resources/schemas/r${at}.ts`) },
    { moduleIds: ['/checkout/src/resources/schemas/r0.ts', '/checkout/src/resources/schemas/routes/staff.ts'] },
  ];
  const budget = (count: number) =>
    withDeclarations(families, declared(count), { files: 10, kilobytesEach: 0.5 })[0]?.kilobytes;
  expect([budget(9), budget(10), budget(13)]).toEqual([478, 478, 479.5]);
});
