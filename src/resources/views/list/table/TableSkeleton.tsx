import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { DENSITIES, useDensity } from '../columns/density';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

export function TableSkeleton() {
  const [density] = useDensity();
  return (
    <Stack spacing="1px" aria-hidden="true">
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rectangular" height={DENSITIES[density]} sx={{ opacity: 1 - row * 0.11 }} />
      ))}
    </Stack>
  );
}
