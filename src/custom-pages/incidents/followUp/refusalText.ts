import { problemOf } from '../../../resources/views/page/problemOf';

/** The messages of a refusal; a general translation key if the API sent none. */
export function refusalText(error: unknown): string {
  const { errors, message } = problemOf(error);
  return Object.values(errors).flat().join(' ') || message || 'incidents.followUp.failed';
}
