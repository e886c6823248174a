import { problemOf } from '../../../resources/views/page/problemOf';

/** What a refused write says, in one sentence; the key of general words where the API says nothing. */
export function refusalText(error: unknown): string {
  const { errors, message } = problemOf(error);
  return Object.values(errors).flat().join(' ') || message || 'incidents.followUp.failed';
}
