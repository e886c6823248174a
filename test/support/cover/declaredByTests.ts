import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';

const FIXTURES = ['test/fixtures', 'test/support'];

const isSchema = (value: unknown): value is ResourceSchema =>
  typeof value === 'object' && value !== null && 'fields' in value && 'operations' in value && 'list' in value;

/** Declarations of developers, which tests check against their requirements. */
const EXAMPLES = 'examples/families/index.ts';

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
