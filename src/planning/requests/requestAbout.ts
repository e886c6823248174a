import type { useTranslate } from 'ra-core';
import type { PlanRequest } from './requestTypes';
import type { RequestWords } from './useRequestWords';

/** What a request asks for, above the question whether to accept it. */
export function requestAbout(
  { action }: PlanRequest,
  { person, lines }: RequestWords,
  translate: ReturnType<typeof useTranslate>,
): readonly string[] {
  const [when] = lines.filter(({ name }) => name === 'when');
  const title = translate(`planningRequests.actions.${action}`, { name: person });
  return [title, ...(when ? [[...new Set([when.before, when.after])].filter(Boolean).join(' → ')] : [])];
}
