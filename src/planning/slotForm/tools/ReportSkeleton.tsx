import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The place of a preview while it is computed: its counts and its first days. */
export const ReportSkeleton = () => (
  <Stack spacing={1.5} aria-hidden>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={24} width="70%" />
    <Skeleton variant="rounded" height={36} />
    <Skeleton variant="rounded" height={36} />
  </Stack>
);
