import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationText } from '../../scripts/resource/declarationText';
import type { NewResource } from '../../scripts/resource/newResource';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { afterFile } from './afterFile';

/** A temporary folder for written declarations; other tests read the sources meanwhile. */
export function writtenDeclarations() {
  const folder = mkdtempSync(join(tmpdir(), 'socle-new-'));
  const sources = join(process.cwd(), 'src/resources');
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return {
    async read(wanted: NewResource): Promise<ResourceSchema> {
      const { file, text } = declarationText(wanted);
      const path = join(folder, `${file}.ts`);
      writeFileSync(path, text.replaceAll("from '../", `from '${sources}/`));
      const [schema] = Object.values((await import(pathToFileURL(path).href)) as Record<string, ResourceSchema>);
      if (!schema) throw new Error('nothing is declared');
      return schema;
    },
    /** The compiler's output for all files read; empty if they are correct. */
    compile(): string {
      const project = join(folder, 'tsconfig.json');
      const compilerOptions = {
        noEmit: true,
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        rootDir: '/',
      };
      const include = [join(process.cwd(), 'tsconfig/platform.d.ts'), './*.ts'];
      writeFileSync(
        project,
        JSON.stringify({ extends: join(process.cwd(), 'tsconfig/base.json'), compilerOptions, include }),
      );
      const tsc = join('node_modules', 'typescript-7', 'bin', 'tsc');
      try {
        return execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
      } catch (error) {
        return String((error as { stdout?: unknown }).stdout ?? error);
      }
    },
  };
}
