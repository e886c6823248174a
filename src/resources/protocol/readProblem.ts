import { isObject } from '../common/isObject';
import type { Problem, UsedBy } from './problem';

/** What a problem document says, as far as it can be shown; whatever else an API sends is left out. */
export interface ReadProblem extends Partial<Pick<Problem, 'status' | 'title' | 'detail'>> {
  readonly errors: NonNullable<Problem['errors']>;
  readonly references: readonly UsedBy[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Messages by field; one that is not in a list is taken as a list of one. */
function readErrors(value: unknown): ReadProblem['errors'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .map(([field, messages]) => [field, [messages].flat().filter(isText)] as const)
      .filter(([, messages]) => messages.length > 0),
  );
}

const isUse = (value: unknown): value is UsedBy =>
  isObject(value) && typeof value.resource === 'string' && typeof value.count === 'number';

/** Reads the body of an answer that is an error (RFC 9457), as any API may send it: never trusted, never thrown at. */
export function readProblem(body: unknown): ReadProblem {
  const { status, title, detail, errors, references }: Readonly<Record<string, unknown>> = isObject(body) ? body : {};
  return {
    ...(typeof status === 'number' && { status }),
    ...(isText(title) && { title }),
    ...(isText(detail) && { detail }),
    errors: readErrors(errors),
    references: Array.isArray(references) ? references.filter(isUse) : [],
  };
}
