import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationText, withLine } from './declarationText';
import type { NewResource } from './newResource';

/**
 * Writes the formatted files of new resources, and their lines of the index.
 * @throws {Error} in French, before writing anything, if a file exists
 * @param say receives the names of the written files
 */
export function writeResources(
  root: string,
  resources: readonly NewResource[],
  say: (text: string) => void = console.log,
): void {
  const folder = join(root, 'src/resources/schemas');
  const index = join(folder, 'index.ts');
  const files = resources.map(declarationText).map((file) => ({ ...file, path: join(folder, `${file.file}.ts`) }));
  const existing = files.find(({ path }) => existsSync(path));
  if (existing) throw new Error(`${existing.path} existe déjà.`);
  const lines = files.reduce((text, { line }) => withLine(text, line), readFileSync(index, 'utf8'));
  for (const { path, text } of files) writeFileSync(path, text);
  writeFileSync(index, lines);
  const paths = [...files.map(({ path }) => path), index];
  spawnSync(process.execPath, [join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt'), ...paths], { stdio: 'ignore' });
  for (const { path, line } of files) say(`Écrit : ${path}\nAjouté à l'index : ${line}`);
}
