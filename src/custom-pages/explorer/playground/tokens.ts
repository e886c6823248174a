export interface Token {
  readonly type: 'name' | 'number' | 'text' | 'sign' | 'end';
  /** The token's text; for a string its content. */
  readonly value: string;
  /** Offset in the source. */
  readonly at: number;
}

/** A syntax error; the message contains its line. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

export const errorAt = (text: string, at: number, message: string): DeclarationError =>
  new DeclarationError(`${lineOf(text, at)}: ${message}`);

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d[\d_]*(?:\.\d+)?/y;
const QUOTED = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`/y;
const SIGN = /\.\.\.|[{}()[\],:;=.\-<>]/y;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

const unquoted = (text: string): string =>
  text
    .slice(1, -1)
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);

/** @throws {DeclarationError} for an unexpected character */
export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  for (;;) {
    at += match(BLANK)?.length ?? 0;
    if (at >= text.length) return [...tokens, { type: 'end', value: '', at }];
    const kinds = [
      ['name', NAME],
      ['number', NUMBER],
      ['text', QUOTED],
      ['sign', SIGN],
    ] as const;
    const found = kinds.map(([type, pattern]) => ({ type, value: match(pattern) })).find(({ value }) => value);
    if (found?.value === undefined) throw errorAt(text, at, text.slice(at, at + 12));
    const { type, value } = found;
    tokens.push({ type, value: type === 'text' ? unquoted(value) : value, at });
    at += value.length;
  }
}
