import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { Screen } from '../../registry/paths';
import { TableSkeleton } from '../list/table/TableSkeleton';
import { OfflineNote } from './OfflineNote';
import { useOnline } from './useOnline';

export function ScreenSkeleton({ screen }: { readonly screen: Screen }) {
  const translate = useTranslate();
  const isOnline = useOnline();
  if (!isOnline) return <OfflineNote />;
  return (
    <Box role="status" aria-label={translate('screens.page.loading')}>
      <Skeleton variant="text" width={260} height={40} sx={{ mb: 2 }} />
      {screen === 'list' ? <TableSkeleton /> : <FieldsSkeleton />}
    </Box>
  );
}

export const FieldSkeleton = () => (
  <Box>
    <Skeleton variant="text" width={120} height={16} />
    <Skeleton variant="rounded" height={36} />
  </Box>
);

const LINES = [0, 1, 2, 3, 4, 5];

/** As high as the window, so that the page's footer does not show before the content. Without a network nothing loads. */
export function FieldsSkeleton() {
  const isOnline = useOnline();
  if (!isOnline) return <OfflineNote />;
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, minHeight: '100dvh' }}>
      {LINES.map((line) => (
        <FieldSkeleton key={line} />
      ))}
    </Stack>
  );
}
