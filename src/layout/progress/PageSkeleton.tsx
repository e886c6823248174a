import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';

/** Placeholder while a page's code loads. */
export function PageSkeleton() {
  const translate = useTranslate();
  return (
    <Stack spacing={2} role="status" aria-label={translate('shell.progress')}>
      <Skeleton variant="text" width="min(260px, 60%)" height={40} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={220} />
    </Stack>
  );
}
