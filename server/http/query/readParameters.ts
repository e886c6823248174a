import { nearest } from '../../../src/resources/common/nearest';
import type { Issue } from '../../../src/resources/language/kind';
import type { Issues } from '../../../src/resources/records/validate';
import { problem } from '../problem';

/** The query parameters as Fastify parses them: a repeated one is an array. */
export type RawQuery = Readonly<Record<string, unknown>>;

export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly issue: Issue };

export type ParameterReader<Value> = (text: string) => Read<Value>;

type Readers = Readonly<Record<string, ParameterReader<unknown>>>;

export type ParameterValues<R extends Readers> = {
  readonly [Name in keyof R]?: R[Name] extends ParameterReader<infer Value> ? Value : never;
};

export const accept = <Value>(value: Value): Read<Value> => ({ ok: true, value });

export const reject = (code: string, args?: Issue['args']): Read<never> => ({
  ok: false,
  issue: args ? { code, args } : { code },
});

function unknown(name: string, known: readonly string[]): Issue {
  const close = nearest(name, known);
  return close ? { code: 'unknownNearest', args: { nearest: close } } : { code: 'unknown' };
}

/**
 * Reads a query string with one reader per known parameter. Names are case-insensitive; empty values count as absent.
 *
 * @throws {ProblemError} `invalidParameter` with all issues at once
 */
export function readParameters<R extends Readers>(raw: RawQuery, readers: R): ParameterValues<R> {
  const names = new Map(Object.keys(readers).map((name) => [name.toLowerCase(), name]));
  const values = new Map<string, unknown>();
  const issues = new Map<string, readonly Issue[]>();
  for (const [given, text] of Object.entries(raw)) {
    if (text === '') continue;
    const name = names.get(given.toLowerCase());
    const reader = name === undefined ? undefined : readers[name];
    if (name === undefined || !reader) issues.set(given, [unknown(given, Object.keys(readers))]);
    else if (typeof text !== 'string' || values.has(name)) issues.set(name, [{ code: 'repeated' }]);
    else {
      const read = reader(text);
      if (read.ok) values.set(name, read.value);
      else issues.set(name, [read.issue]);
    }
  }
  if (issues.size > 0) throw problem('invalidParameter', { errors: Object.fromEntries(issues) satisfies Issues });
  return Object.fromEntries(values) as ParameterValues<R>;
}
