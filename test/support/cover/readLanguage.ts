import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './language';

const ROOT = process.cwd();
const SOURCES = 'src/resources';

/** The files whose types are read; their imports are in the same folder. */
export const ENTRIES = {
  resource: `${SOURCES}/language/resourceSchema.ts`,
  kinds: `${SOURCES}/fields/kinds.ts`,
  page: `${SOURCES}/definePage.ts`,
  sections: `${SOURCES}/pages/page.ts`,
} as const;

function fingerprint(): string {
  const hash = createHash('sha256');
  const read = (path: string) => hash.update(path).update(readFileSync(join(ROOT, path)));
  const isSource = (name: string) => /\.ts$/.test(name) && !/\.test\.ts$|^(?:schemas|views)\//.test(name);
  for (const name of readdirSync(join(ROOT, SOURCES), { recursive: true, encoding: 'utf8' }).toSorted())
    if (isSource(name)) read(join(SOURCES, name));
  // The order of the menu's groups is that of their names.
  read(join(SOURCES, 'schemas/menuGroups.ts'));
  for (const name of ['readLanguage.ts', 'typedLanguage.ts', 'language.ts']) read(join('test/support/cover', name));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads the declaration language from its types. The compiler takes seconds, and every worker of the browser tests
 * needs the result, so it is cached until a source changes.
 */
export async function readLanguage(): Promise<Language> {
  const directory = join(ROOT, '.cache');
  const path = join(directory, `language-${fingerprint()}.json`);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Language;
  } catch {
    const { typedLanguage } = await import('./typedLanguage');
    const language = typedLanguage(ROOT, ENTRIES);
    mkdirSync(directory, { recursive: true });
    // Writes a temporary file first, because another worker may be reading.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(language));
    renameSync(`${path}.${process.pid}`, path);
    return language;
  }
}
