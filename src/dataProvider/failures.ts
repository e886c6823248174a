import { HttpError } from 'ra-core';
import { formErrors, type FormErrors } from './formErrors';
import { readProblem } from '../resources/protocol/readProblem';

/** What the body of an HttpError holds: the problem document as it came, and its errors ready for a form. */
export interface FailureBody {
  readonly errors?: FormErrors;
  readonly problem?: unknown;
  /** What was called, for messages and pages that say what was refused. */
  readonly address: string;
}

/** The message's translation key by status, where the API says nothing that can be shown. */
const KEY_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'data.errors.invalid',
  401: 'data.errors.unauthenticated',
  403: 'data.errors.forbidden',
  404: 'data.errors.notFound',
  409: 'data.errors.conflict',
  412: 'data.errors.stale',
  413: 'data.errors.tooLarge',
  415: 'data.errors.unsupported',
  429: 'data.errors.tooManyRequests',
  502: 'data.errors.unavailable',
  503: 'data.errors.unavailable',
  504: 'data.errors.unavailable',
};

export const messageKeyOf = (status: number): string => KEY_BY_STATUS[status] ?? 'data.errors.unexpected';

/**
 * An answer that is an error, as react-admin's HttpError. Its message is the first field error, else the problem's
 * detail, else its title (section 8 of the specification), else the translation key of its status.
 */
export function answeredFailure(status: number, problem: unknown, address: string): HttpError {
  const { errors, detail, title } = readProblem(problem);
  const general = detail ?? title;
  const message = Object.values(errors)[0]?.[0] ?? general ?? messageKeyOf(status);
  const body: FailureBody = {
    address,
    problem,
    // Only where there is something to show at a field: react-admin then says nothing else.
    ...(Object.keys(errors).length > 0 && { errors: formErrors(errors, general) }),
  };
  return new HttpError(message, status, body);
}

/** A call that got no answer, or one that cannot be read; the message is a translation key. */
export const failure = (
  reason:
    | 'network'
    | 'timeout'
    | 'unreadable'
    | 'tooLong'
    | 'createdWithoutId'
    | 'viewAsReadOnly'
    | 'unlisted'
    | 'unaddressed'
    | 'cancelled',
  address: string,
): HttpError => new HttpError(`data.errors.${reason}`, 0, { address } satisfies FailureBody);
