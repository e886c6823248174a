import { isObject } from '../../common/isObject';

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

/** How many records of a resource use a record. */
export interface UsedBy {
  readonly resource: string;
  readonly count: number;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function errorsIn(value: unknown): ShownProblem['errors'] {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).map(
    ([field, messages]) => [field, [messages].flat().filter((one) => typeof one === 'string')] as const,
  );
  return Object.fromEntries(entries);
}

const isUsedBy = (value: unknown): value is UsedBy =>
  isObject(value) && typeof value.resource === 'string' && typeof value.count === 'number';

/**
 * Reads what went wrong from a rejected call: the problem document (RFC 9457) that its `body` holds or is, else the
 * error's own message.
 */
export function problemOf(error: unknown): ShownProblem {
  if (!isObject(error)) return { message: textIn(error), errors: {} };
  const body = isObject(error.body) ? error.body : {};
  const problem = isObject(body.problem) ? body.problem : body;
  const references = Array.isArray(problem.references) ? problem.references.filter(isUsedBy) : [];
  const status = [error.status, problem.status].find((one) => typeof one === 'number');
  return {
    ...(status !== undefined && { status }),
    message: textIn(problem.detail) ?? textIn(problem.title) ?? textIn(error.message),
    errors: errorsIn(problem.errors),
    ...(references.length > 0 && { references }),
  };
}
