import { problemOf } from '../../resources/views/page/problemOf';

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** The reason of a refusal: the messages of fields, or else the API's general message. */
export function describeProblem(error: unknown, translate: Translate): string {
  const { message, errors } = problemOf(error);
  const details = [...new Set(Object.values(errors).flat())];
  if (details.length > 0) return details.join(' ');
  return message ? translate(message, { _: message }) : translate('screens.page.unknownFailure');
}
