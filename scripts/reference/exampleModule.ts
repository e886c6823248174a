import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds } from '../../src/resources/fields/kinds';
import type { FieldSpec } from '../../src/resources/language/kind';
import { literal } from '../resource/sourceText';
import type { Example } from './examples';

/** The source of a field: `text({ … })`. */
function fieldSource({ kind, ...options }: FieldSpec): string {
  const own = Object.entries(options).map(([name, value]) =>
    name === 'fields'
      ? `fields: { ${Object.entries(value as Readonly<Record<string, FieldSpec>>)
          .map(([inner, spec]) => `${inner}: ${fieldSource(spec)}`)
          .join(', ')} }`
      : `${name}: ${literal(value)}`,
  );
  return `${kind}({ ${own.join(', ')} })`;
}

function statementOf({ of, value }: Example): string {
  const [what = '', name = ''] = of.split(' ');
  if (what === 'resource') return `const ${name}: ResourceOptions['${name}'] = ${literal(value)};`;
  if (what === 'page') return `const page: PageOptions = ${literal(value)};`;
  if (what === 'section') return `const section: PageSection = ${literal(value)};`;
  if (what === 'condition') return `const condition: Condition = ${literal(value)};`;
  if (what === 'formula') return `const formula: Formula = ${literal(value)};`;
  return `const champ = ${fieldSource(value as FieldSpec)};`;
}

const MARK = '// example ';

/** All examples as one module that compiles, each in its own block. */
export function exampleModule(examples: readonly Example[], resources: string): string {
  const statements = examples.map(statementOf);
  const used = Object.keys(kinds).filter((kind) => statements.some((statement) => statement.includes(`${kind}({`)));
  const imports = used.map((kind) => `import { ${kind} } from '${resources}/fields/${kind}/kind';`);
  const types = ['condition:Condition', 'formula:Formula', 'resourceSchema:ResourceOptions'].map((one) => {
    const [file = '', type = ''] = one.split(':');
    return `import type { ${type} } from '${resources}/language/${file}';`;
  });
  const pages = [
    `import type { PageOptions } from '${resources}/definePage';`,
    `import type { PageSection } from '${resources}/pages/page';`,
  ];
  const blocks = statements.map((statement, at) => `${MARK}${at}\n{\n${statement}\n}`);
  return [...imports, ...types, ...pages, ...blocks, ''].join('\n');
}

/** The statements as oxfmt prints them, in the order of the examples. */
export function formatted(root: string, examples: readonly Example[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'socle-reference-'));
  const path = join(folder, 'examples.ts');
  try {
    writeFileSync(path, exampleModule(examples, '.'));
    writeFileSync(join(folder, '.oxfmtrc.json'), readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
    spawnSync(process.execPath, [join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt'), path], {
      cwd: folder,
      stdio: 'ignore',
    });
    const blocks = readFileSync(path, 'utf8').split(MARK).slice(1);
    return blocks.map((block) => {
      const lines = block
        .trimEnd()
        .split('\n')
        .slice(2, -1)
        .map((line) => line.replace(/^ {2}/, ''));
      return lines.join('\n');
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
