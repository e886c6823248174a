import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../../server/database/errors';
import type * as check from './checkDeclarations';
import type { Failure } from './failure';
import { locateProblem, type SourceFile, type SourcePlace } from './locateProblem';

const SCHEMAS = join('src', 'resources', 'schemas');

export const declarationFiles = (root: string): readonly SourceFile[] =>
  readdirSync(join(root, SCHEMAS), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(root, SCHEMAS, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The topmost stack frame within the declarations: a factory that they call may have thrown. */
function placeInStack(error: unknown, root: string): readonly SourcePlace[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, path, line, column] = new RegExp(`(${join(root, SCHEMAS)}[^:]*):(\\d+):(\\d+)`).exec(stack) ?? [];
  return path === undefined ? [] : [{ path, line: Number(line), column: Number(column) - 1 }];
}

let reading = 0;

/**
 * Checks the declarations of the last bundle; undefined if they are right.
 * @param bundle the bundled `checkDeclarations.ts`
 */
export async function declarationFailure(bundle: string, root: string): Promise<Failure | undefined> {
  try {
    reading += 1;
    const { problems } = (await import(`${pathToFileURL(bundle).href}?${reading}`)) as typeof check;
    if (problems.length === 0) return undefined;
    const files = declarationFiles(root);
    return {
      message: problems.map(({ line }) => line).join('\n'),
      places: problems.flatMap((problem) => locateProblem(problem, files) ?? []),
    };
  } catch (error) {
    return { message: messageOf(error), places: placeInStack(error, root) };
  }
}
