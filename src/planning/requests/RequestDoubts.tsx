import type { Finding } from '../core/finding';
import { slotsApart, useFindingWords } from '../model/useFindingWords';
import { FindingList } from '../slotForm/FindingList';

/** What the plan says against a request. */
export function RequestDoubts({ findings }: { readonly findings: readonly Finding[] }) {
  const wordsOf = useFindingWords(slotsApart);
  return findings.length > 0 && <FindingList findings={findings} wordsOf={wordsOf} />;
}
