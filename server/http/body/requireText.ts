import { problem } from '../problem';

// PostgreSQL cannot store NUL or unpaired surrogates, because they have no valid UTF-8 form.
const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Maximum nesting of arrays and objects: no declared body comes near, and later code may recurse. */
const MAX_DEPTH = 64;

interface Remaining {
  readonly value: unknown;
  readonly depth: number;
}

/**
 * Checks every string and object key of a JSON value, and its nesting depth.
 *
 * @param most maximum number of values, at all depths together
 * @throws {ProblemError} `malformedText`, `tooDeep`, `tooManyValues`.
 */
export function requireText(json: unknown, most = Number.MAX_SAFE_INTEGER): void {
  // A work list instead of recursion, so that a deeply nested body cannot overflow the stack.
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
