import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';

const SCHEMAS = fileURLToPath(new URL('../../src/resources/schemas', import.meta.url));
const TABLE = fileURLToPath(new URL('../../src/resources/language/declaredWords/wordTable.ts', import.meta.url));
const LANGUAGE = /src\/resources\/language\/declaredWords\/(en|de|pt)\.ts$/;
const OTHERS = ['en', 'de', 'pt'] as const;

/** Names of options whose values are texts. */
const OPTIONS = new Set([
  ...['label', 'one', 'many', 'new', 'help', 'placeholder', 'title', 'content', 'empty', 'question', 'done'],
]);

/** A text in every language, with its offsets in the file. */
interface DeclaredText {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly type: string; readonly name?: string };
  readonly value?: unknown;
  readonly elements?: readonly (Node | null)[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The texts of an array literal with one text per language; undefined for other arrays. */
function wordsOf(node: unknown): readonly string[] | undefined {
  if (!isNode(node) || node.type !== 'ArrayExpression' || node.elements?.length !== OTHERS.length + 1) return undefined;
  const words = node.elements.map((element) => (element?.type === 'Literal' ? element.value : undefined));
  return words.every((word) => typeof word === 'string') ? words : undefined;
}

function* textsBelow(value: unknown): Generator<DeclaredText> {
  if (Array.isArray(value)) for (const one of value) yield* textsBelow(one);
  if (!isNode(value)) return;
  const words =
    value.type === 'Property' && OPTIONS.has(value.key?.name ?? '') && isNode(value.value)
      ? wordsOf(value.value)
      : undefined;
  if (words) yield { start: (value.value as Node).start, end: (value.value as Node).end, words };
  else for (const child of Object.values(value)) yield* textsBelow(child);
}

/** All texts of a file of declarations, in source order. */
export const declaredTexts = (code: string): readonly DeclaredText[] => [
  ...textsBelow(parseAst(code, { lang: 'ts' }).body),
];

const key = (words: readonly string[]) => JSON.stringify(words);

/** Replaces each text by a lookup in the table of words; undefined if the file has no texts. */
export function withoutLanguages(code: string, indexes: ReadonlyMap<string, number>): string | undefined {
  const texts = declaredTexts(code);
  if (texts.length === 0) return undefined;
  let written = `import { wordsAt as $words } from ${JSON.stringify(TABLE)};`;
  let from = 0;
  for (const { start, end, words } of texts) {
    written += `${code.slice(from, start)}$words(${indexes.get(key(words))}, ${JSON.stringify(words[0])})`;
    from = end;
  }
  return written + code.slice(from);
}

const isDeclaration = (path: string) =>
  path.startsWith(SCHEMAS + sep) && path.endsWith('.ts') && !path.includes('.test.');

/** All declared texts, without duplicates. */
function readTable(): readonly (readonly string[])[] {
  const files = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }).map((name) => join(SCHEMAS, name));
  const texts = files.filter(isDeclaration).flatMap((file) => declaredTexts(readFileSync(file, 'utf8')));
  return [...new Map(texts.map(({ words }) => [key(words), words])).values()];
}

/** Moves the other languages out of the declarations, a quarter of their size; each loads with its language. */
export function declaredWords(): Plugin {
  let table: readonly (readonly string[])[] = [];
  let indexes: ReadonlyMap<string, number> = new Map();
  return {
    name: 'socle:declared-words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      table = readTable();
      indexes = new Map(table.map((words, index) => [key(words), index]));
    },
    transform(code, id) {
      const language = OTHERS.findIndex((one) => one === LANGUAGE.exec(id.replaceAll(sep, '/'))?.[1]);
      if (language >= 0)
        return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(table.map((words) => words[language + 1])))});`;
      return isDeclaration(id) ? withoutLanguages(code, indexes) : undefined;
    },
  };
}
