import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { tutorialSteps } from '../support/tutorialSteps';

/** A fast check that files and imports exist; the tutorial's own test takes a minute to notice. */
it('the tutorial names files and imports that exist, or that it creates', () => {
  const changes = tutorialSteps(readFileSync('docs/tutorial.md', 'utf8')).flatMap((step) => step.changes);
  const made = new Set(changes.filter(({ is }) => is === 'create').map(({ path }) => path));
  const isThere = (path: string) => made.has(path) || existsSync(path);
  const missing = changes.flatMap(({ is, path, text }) => {
    const own = is === 'create' || isThere(path) ? [] : [path];
    const imports = [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, to = '']) =>
      normalize(join(dirname(path), to)),
    );
    const lost = imports.filter((to) => !['.ts', '.tsx', '/index.ts'].some((ending) => isThere(to + ending)));
    return [...own, ...lost];
  });
  expect(missing).toEqual([]);
});
