import { relative, sep } from 'node:path';

/** Effect of a changed file; undefined if Vite can update the page alone, or nothing is affected. */
export type ChangeEffect = 'declarations' | 'server';

const TEST = /\.(test|fixture)\.tsx?$/;

/**
 * The generator runs on both sides, so the server restarts and the page reloads: a hot update would replace components
 * but keep state derived from the former declarations.
 */
export function effectOf(path: string, root: string): ChangeEffect | undefined {
  const name = relative(root, path).split(sep).join('/');
  if (TEST.test(name)) return undefined;
  if (/^src\/resources\/.*\.(ts|json)$/.test(name)) return 'declarations';
  return /^(server\/.*\.(ts|mjs)|src\/i18n\/.*\.ts)$/.test(name) ? 'server' : undefined;
}
