import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { Screen } from '../../registry/paths';
import { TableSkeleton } from '../list/table/TableSkeleton';
import { OfflineNote } from './OfflineNote';
import { useOnline } from './useOnline';

/** The shape of a screen while its code, its rights or its record are on their way. */
export function ScreenSkeleton({ screen }: { readonly screen: Screen }) {
  const translate = useTranslate();
  const isOnline = useOnline();
  // Without a network nothing is on its way.
  if (!isOnline) return <OfflineNote />;
  return (
    <Box role="status" aria-label={translate('screens.page.loading')}>
      <Skeleton variant="text" width={260} height={40} sx={{ mb: 2 }} />
      {screen === 'list' ? <TableSkeleton /> : <FieldsSkeleton />}
    </Box>
  );
}

/** The shape of one field. */
export const FieldSkeleton = () => (
  <Box>
    <Skeleton variant="text" width={120} height={16} />
    <Skeleton variant="rounded" height={36} />
  </Box>
);

const LINES = [0, 1, 2, 3, 4, 5];

/** The shape of a record's fields, as high as the window: what stands below the page does not show before it is there. */
export function FieldsSkeleton() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, minHeight: '100dvh' }}>
      {LINES.map((line) => (
        <FieldSkeleton key={line} />
      ))}
    </Stack>
  );
}
