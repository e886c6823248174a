import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { LoadedPlan } from '../data/usePlan';

const ROWS = Array.from({ length: 9 }, (_, row) => row);

/** The shape of a plan while it is read, and how far that is. */
export function PlanSkeleton({ progress }: Partial<Pick<LoadedPlan, 'progress'>>) {
  const translate = useTranslate();
  const words = progress ? translate('planning.reading', { ...progress }) : translate('screens.page.loading');
  return (
    <Box role="status" aria-label={words}>
      {progress && (
        <>
          <LinearProgress
            variant="determinate"
            value={progress.total > 0 ? (100 * progress.read) / progress.total : 0}
            aria-label={words}
          />
          <Typography variant="body2" color="text.secondary" sx={{ my: 0.5 }}>
            {words}
          </Typography>
        </>
      )}
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={44} sx={{ mb: 0.75 }} />
      ))}
    </Box>
  );
}
