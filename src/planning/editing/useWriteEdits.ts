import { useNotify } from 'ra-core';
import { isWrong, type Finding } from '../core/finding';
import type { PlanActions, PlanEdit } from '../model/plan';
import type { PlanWords } from '../model/planWords';
import type { EditAction } from './editingState';

export type FindingWords = (finding: Finding) => string;

const findingsWords = (findingOf: FindingWords, findings: readonly Finding[]): string =>
  [...new Set(findings.map(findingOf))].join(' ');

/** Writes a gesture's edits, or refuses them with a reason, and announces the result. */
export function useWriteEdits(
  actions: PlanActions,
  words: PlanWords,
  findingOf: FindingWords,
  say: (text: string) => void,
) {
  const notify = useNotify();
  return (edits: readonly PlanEdit[], done: EditAction, findings: readonly Finding[]): void => {
    const wrong = findings.filter(isWrong);
    if (wrong.length > 0) {
      const why = words.translate('timeline.refused', { why: findingsWords(findingOf, wrong.slice(0, 2)) });
      say(why);
      notify(why, { type: 'warning', messageArgs: { _: why } });
      return;
    }
    if (!actions.apply || actions.ask?.(edits)) return;
    // The form that opens says what it is about.
    if (actions.isProposed) return void actions.apply(edits);
    const text = words.translate(`timeline.done.${done}`, { smart_count: edits.length });
    say([text, findingsWords(findingOf, findings.slice(0, 3))].filter(Boolean).join(' '));
    void actions.apply(edits);
  };
}
