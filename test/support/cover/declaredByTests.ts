import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';

/** Where tests declare resources of their own: every file there that says so by its name. */
const FIXTURES = ['test/fixtures', 'test/support'];

const isSchema = (value: unknown): value is ResourceSchema =>
  typeof value === 'object' && value !== null && 'fields' in value && 'operations' in value && 'list' in value;

/** What developers declare, which tests hold to their wishes. */
const EXAMPLES = 'examples/families/index.ts';

/** The resources that the files of tests, and the examples that they hold, declare. */
export async function declaredByTests(): Promise<readonly ResourceSchema[]> {
  const files = FIXTURES.flatMap((directory) =>
    readdirSync(directory)
      .filter((name) => /(?:^everyKind|Resources|Schemas)\.ts$/.test(name))
      .map((name) => join(directory, name)),
  );
  const paths = [...files, EXAMPLES].map((path) => join(process.cwd(), path));
  const modules = await Promise.all(paths.map((file) => import(file) as Promise<Readonly<Record<string, unknown>>>));
  return modules.flatMap((module) => Object.values(module).flat()).filter(isSchema);
}
