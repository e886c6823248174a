import { problemOf } from '../../resources/views/page/problemOf';

/** The first field error of a failure, else its detail, else the error's message (section 8 of the specification). */
export function firstMessage(failure: unknown): string | undefined {
  const { errors, message } = problemOf(failure);
  const [first] = Object.values(errors).flat();
  return first ?? message;
}
