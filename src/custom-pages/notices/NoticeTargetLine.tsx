import Box from '@mui/material/Box';
import { RecordLink } from '../../resources/fields/shared/references/RecordLink';
import { useChosenRecords } from '../../resources/fields/shared/references/useChosenRecords';
import { useReferenceTarget } from '../../resources/fields/shared/references/useReferenceTarget';
import { TARGETS, type Notice } from '../../layout/notices/notice';

export function NoticeTargetLine({ notice }: { readonly notice: Notice }) {
  const target = useReferenceTarget(TARGETS[notice.cibleType], notice);
  const [about] = useChosenRecords(target.address, notice.cibleId);
  return about ? (
    <Box sx={{ fontSize: 13, mb: 0.25 }}>
      <RecordLink target={target} record={about} />
    </Box>
  ) : null;
}
