import { problemOf } from '../../resources/views/page/problemOf';

/** The first message of a failure's `errors`, else its detail, else the message of the error itself (section 8 of the specification). */
export function firstMessage(failure: unknown): string | undefined {
  const { errors, message } = problemOf(failure);
  const [first] = Object.values(errors).flat();
  return first ?? message;
}
