import { isObject } from '../../common/isObject';
import type { UsedBy } from '../../protocol/problem';
import { readProblem } from '../../protocol/readProblem';

/** A failed request, as a screen shows it. */
export interface ShownProblem {
  readonly status?: number;
  /** In the reader's language if the API sent a message; undefined if there was no response. */
  readonly message?: string | undefined;
  /** Messages by field, as the API sent them. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly references?: readonly UsedBy[];
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the problem document (RFC 9457) of a rejected request, or else the error's message. */
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
