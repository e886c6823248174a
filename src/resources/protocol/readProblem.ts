import { isObject } from '../common/isObject';
import type { Problem, UsedBy } from './problem';

/** The displayable part of a problem document; everything else is dropped. */
export interface ReadProblem extends Partial<Pick<Problem, 'status' | 'title' | 'detail'>> {
  readonly errors: NonNullable<Problem['errors']>;
  readonly references: readonly UsedBy[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

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

/** Parses an error body (RFC 9457) of any API; untrusted, and never throws. */
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
