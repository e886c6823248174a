import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { NoticeItem } from './NoticeItem';
import { NoticeTargetLine } from './NoticeTargetLine';
import { useMyNotices } from './useMyNotices';

/** The notices that are addressed to the reader, for a card of the home page. Nothing for those who can have none. */
export function MyNotices({ limit }: { readonly limit: number }) {
  const translate = useTranslate();
  const { notices, error, isReader, retry } = useMyNotices();
  if (!isReader) return null;
  if (error) return <FailureAlert error={error} onRetry={retry} />;
  if (!notices) return <Skeleton variant="rounded" height={72} />;
  if (notices.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('notices.mine.none')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
      {notices.slice(0, limit).map((notice) => (
        <NoticeItem key={notice.id} notice={notice} about={<NoticeTargetLine notice={notice} />} />
      ))}
    </Box>
  );
}
