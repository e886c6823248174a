import { relative, sep } from 'node:path';

/** Effect of a changed file; undefined if Vite can update the page alone, or nothing is affected. */
export type ChangeEffect = 'declarations' | 'server';

const TEST = /\.(test|fixture)\.tsx?$/;

/** A changed generator restarts the server and reloads the page: a hot update would keep outdated derived state. */
export function effectOf(path: string, root: string): ChangeEffect | undefined {
  const name = relative(root, path).split(sep).join('/');
  if (TEST.test(name)) return undefined;
  if (/^src\/resources\/.*\.(ts|json)$/.test(name)) return 'declarations';
  return /^(server\/.*\.(ts|mjs)|src\/i18n\/.*\.ts)$/.test(name) ? 'server' : undefined;
}
