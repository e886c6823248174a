import type { useTranslate } from 'ra-core';
import type { PlanRequest } from './requestTypes';
import type { RequestWords } from './useRequestWords';

/** What a request asks for, above the question whether to accept it. */
export function requestAbout(
  { action, motif }: PlanRequest,
  { person, lines }: RequestWords,
  translate: ReturnType<typeof useTranslate>,
): readonly string[] {
  const type = lines.find(({ name }) => name === 'type');
  const [when] = lines.filter(({ name }) => name === 'when');
  const title = translate(`planningRequests.actions.${action}`, { name: person });
  const change = (line: typeof when) =>
    line ? [[...new Set([line.before, line.after])].filter(Boolean).join(' → ')] : [];
  return [title, ...change(when), ...change(type), ...(motif ? [translate('requests.reason', { reason: motif })] : [])];
}
