import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Finding } from '../core/finding';
import { slotsApart, useFindingWords } from '../model/useFindingWords';
import { FindingList } from '../slotForm/FindingList';

/** What the plan says of a request. @param findings undefined if it was not checked */
export function RequestDoubts({ findings }: { readonly findings: readonly Finding[] | undefined }) {
  const translate = useTranslate();
  const wordsOf = useFindingWords(slotsApart);
  if (!findings) return null;
  if (findings.length > 0) return <FindingList findings={findings} wordsOf={wordsOf} />;
  return (
    <Typography variant="body2" sx={{ mb: 1.5, color: 'success.onSoft' }}>
      {translate('planningRequests.freeThen')}
    </Typography>
  );
}
