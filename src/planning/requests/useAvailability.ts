import { useTranslate } from 'ra-core';
import type { Finding } from '../core/finding';
import { slotsApart, useFindingWords } from '../model/useFindingWords';

/** Whether the person is free when a request asks for their time. @returns undefined if the plan was not checked */
export function useAvailability() {
  const translate = useTranslate();
  const wordsOf = useFindingWords(slotsApart);
  return (findings: readonly Finding[] | undefined) => {
    if (!findings) return undefined;
    if (findings.length === 0) return { words: translate('planningRequests.free'), isDoubt: false };
    return { words: [...new Set(findings.map(wordsOf))].join(' '), isDoubt: true };
  };
}
