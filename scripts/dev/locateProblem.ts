import type { DeclarationProblem } from '../../src/resources/check/report';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A location in a source file; lines count from 1, columns from 0. */
export interface SourcePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Offset of the first match after an offset. */
function offsetOf(text: string, pattern: string, from: number): number | undefined {
  const expression = new RegExp(pattern, 'g');
  expression.lastIndex = from;
  return expression.exec(text)?.index;
}

function placeAt({ path, text }: SourceFile, offset: number): SourcePlace {
  const before = text.slice(0, offset).split('\n');
  return { path, line: before.length, column: before.at(-1)?.length ?? 0 };
}

/**
 * Locates a problem in the declaration files: at the word that its message quotes first, else at its field, else at the
 * resource's name or the page's address. Undefined if no file declares it.
 */
export function locateProblem(
  { resource, field, message }: Pick<DeclarationProblem, 'resource' | 'field' | 'message'>,
  files: readonly SourceFile[],
): SourcePlace | undefined {
  for (const file of files) {
    const start = offsetOf(file.text, `\\b(?:name|path): ['"\`]${escaped(resource)}['"\`]`, 0);
    if (start === undefined) continue;
    // A declaration ends where the next one of the file begins.
    const end = offsetOf(file.text, String.raw`define(?:Resource|Page)\(`, start) ?? file.text.length;
    const within = (offset: number | undefined) => (offset !== undefined && offset < end ? offset : undefined);
    const name = field?.split('.').at(-1);
    const declared =
      name === undefined ? undefined : within(offsetOf(file.text, `\\b${escaped(name)}['"]?\\s*:`, start));
    // The last part of a quoted path such as `requiredWhen.valeur`.
    const word = /'([^']+)'/.exec(message)?.[1]?.split('.').at(-1);
    const quoted = word === undefined ? undefined : `(?<![\\p{L}\\w])${escaped(word)}(?![\\p{L}\\w])`;
    const said = quoted === undefined ? undefined : within(offsetOf(file.text, quoted, declared ?? start));
    return placeAt(file, said ?? declared ?? start);
  }
  return undefined;
}
