import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ParcVehicules } from '../../examples/families/pages';
import { LibraryPage } from '../../examples/minimal/libraryPage';
import { schemas } from '../../src/portal/declared';
import { declaredByTests } from '../../test/support/cover/declaredByTests';
import { formatted } from './exampleModule';
import { examplesOf, isChosen, type Example } from './examples';
import { pagesOf } from './pages';
import { readTypes } from './readTypes';

/** The chosen examples. If one no longer compiles, remove it by hand, and another is chosen. */
export const STORED = 'scripts/reference/examples.json';

export interface MadeReference {
  readonly pages: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
  /** The new content of `STORED`. */
  readonly stored: string;
}

export async function makeReference(root: string): Promise<MadeReference> {
  const language = readTypes(root);
  const path = join(root, STORED);
  const stored = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Example[]) : [];
  const examples = examplesOf(language, {
    own: schemas,
    others: await declaredByTests(),
    pages: [LibraryPage, ParcVehicules],
    stored,
  });
  return {
    examples,
    pages: pagesOf({ language, examples, sources: formatted(root, examples) }),
    stored: `[\n${examples
      .filter(isChosen)
      .map((one) => JSON.stringify(one))
      .join(',\n')}\n]\n`,
  };
}
