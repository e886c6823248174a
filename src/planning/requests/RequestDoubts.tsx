import type { Finding } from '../core/finding';
import { useFindingWords } from '../model/useFindingWords';
import { FindingList } from '../slotForm/FindingList';

/** The other slot of a finding is not loaded where requests are decided. */
const slotsApart = () => undefined;

/** What the plan says against a request. */
export function RequestDoubts({ findings }: { readonly findings: readonly Finding[] }) {
  const wordsOf = useFindingWords(slotsApart);
  return findings.length > 0 && <FindingList findings={findings} wordsOf={wordsOf} />;
}
