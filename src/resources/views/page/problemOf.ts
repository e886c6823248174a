import { isObject } from '../../common/isObject';
import type { UsedBy } from '../../protocol/problem';
import { readProblem } from '../../protocol/readProblem';

/** What a failed call says, as a screen shows it. */
export interface ShownProblem {
  readonly status?: number;
  /** In the reader's language where the API sent one; undefined where there is only silence. */
  readonly message?: string | undefined;
  /** Messages by field, as the API sent them. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What still uses a record that is not deleted for it, where the API names it. */
  readonly references?: readonly UsedBy[];
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Reads what went wrong from a rejected call: the problem document (RFC 9457) that its `body` holds or is, else the
 * error's own message.
 */
export function problemOf(error: unknown): ShownProblem {
  if (!isObject(error)) return { message: textIn(error), errors: {} };
  const body = isObject(error.body) ? error.body : {};
  const { detail, title, errors, references, status } = readProblem(isObject(body.problem) ? body.problem : body);
  const answered = typeof error.status === 'number' ? error.status : status;
  return {
    ...(answered !== undefined && { status: answered }),
    message: detail ?? title ?? textIn(error.message),
    errors,
    ...(references.length > 0 && { references }),
  };
}
