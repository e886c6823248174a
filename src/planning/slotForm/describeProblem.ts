import { problemOf } from '../../resources/views/page/problemOf';

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Why a call was refused, in words: what is wrong at its fields, else the API's own sentence. */
export function describeProblem(error: unknown, translate: Translate): string {
  const { message, errors } = problemOf(error);
  const details = [...new Set(Object.values(errors).flat())];
  if (details.length > 0) return details.join(' ');
  return message ? translate(message, { _: message }) : translate('screens.page.unknownFailure');
}
