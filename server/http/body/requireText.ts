import { problem } from '../problem';

// NUL and unpaired surrogates have no UTF-8 form: PostgreSQL cannot keep them, so they stop at the door.
const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * Checks every string of a JSON value, the keys of its objects included.
 *
 * @throws {ProblemError} `malformedText`.
 */
export function requireText(json: unknown): void {
  // A list of what remains instead of recursion: a deeply nested body must not exhaust the stack.
  const remaining: unknown[] = [json];
  for (let next = remaining.pop(); next !== undefined; next = remaining.pop()) {
    if (typeof next === 'string' && !isText(next)) throw problem('malformedText');
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, value] of Object.entries(next)) {
      if (!isText(key)) throw problem('malformedText');
      if (value !== null && value !== undefined) remaining.push(value);
    }
  }
}
