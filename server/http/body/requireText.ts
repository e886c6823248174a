import { problem } from '../problem';

// NUL and unpaired surrogates have no UTF-8 form: PostgreSQL cannot keep them, so they stop at the door.
const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** How deep arrays and objects may nest: no declared body comes near, and what reads one may recurse. */
const MAX_DEPTH = 64;

interface Remaining {
  readonly value: unknown;
  readonly depth: number;
}

/**
 * Checks every string of a JSON value, the keys of its objects included, and how deep it nests.
 *
 * @param most how many values it may hold at every depth
 * @throws {ProblemError} `malformedText`, `tooDeep`, `tooManyValues`.
 */
export function requireText(json: unknown, most = Number.MAX_SAFE_INTEGER): void {
  // A list of what remains instead of recursion: a deeply nested body must not exhaust the stack.
  const remaining: Remaining[] = [{ value: json, depth: 0 }];
  let count = 0;
  for (let next = remaining.pop(); next; next = remaining.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isText(value)) throw problem('malformedText');
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw problem('tooDeep', { args: { most: MAX_DEPTH } });
    for (const [key, inner] of Object.entries(value)) {
      if (!isText(key)) throw problem('malformedText');
      remaining.push({ value: inner, depth: depth + 1 });
      count += 1;
    }
    if (count > most) throw problem('tooManyValues', { args: { most } });
  }
}
