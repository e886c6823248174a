import type { useTranslate } from 'ra-core';
import { inWords } from './requestLines';
import type { PlanRequest } from './requestTypes';
import type { RequestWords } from './useRequestWords';

/** What a request asks for, above the question whether to accept it. */
export function requestAbout(
  { action, motif }: PlanRequest,
  { person, lines }: RequestWords,
  translate: ReturnType<typeof useTranslate>,
): readonly string[] {
  const told = lines.filter(({ name }) => name === 'when' || name === 'type');
  const title = translate(`planningRequests.actions.${action}`, { name: person });
  return [title, ...told.map(inWords), ...(motif ? [translate('requests.reason', { reason: motif })] : [])];
}
