import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BuiltChunk } from './builtChunks';
import { sizeOf } from './screenBudgets';

/** A file of the build with some bytes that no compression makes smaller. */
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

it('counts every file that a screen needs once, also in a circle, and none that it loads later', () => {
  expect(size('src/main.tsx').files).toBe(2);
  expect(size('src/main.tsx', 'src/List.tsx').files).toBe(3);
  expect(size('src/Form.tsx').files).toBe(4);
});

it('weighs them compressed', () => {
  expect(size('src/List.tsx').kilobytes).toBeGreaterThan(6);
  expect(size('src/List.tsx').kilobytes).toBeLessThan(size('src/Form.tsx').kilobytes - 30);
});

it('refuses a source file that is not built', () =>
  expect(() => size('src/Lists.tsx')).toThrow('src/Lists.tsx is in no file of the build'));
