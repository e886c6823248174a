import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { OfflineNote } from '../../resources/views/page/OfflineNote';
import { useOnline } from '../../resources/views/page/useOnline';
import type { LoadedPlan } from '../data/usePlan';

const ROWS = Array.from({ length: 9 }, (_, row) => row);

/** Placeholder of a plan while it loads, with progress. */
export function PlanSkeleton({ progress }: Partial<Pick<LoadedPlan, 'progress'>>) {
  const translate = useTranslate();
  const isOnline = useOnline();
  if (!isOnline) return <OfflineNote />;
  const words = progress ? translate('planning.reading', { ...progress }) : translate('screens.page.loading');
  return (
    <Box role="status" aria-label={words} sx={{ position: 'relative' }}>
      {progress && (
        // Laid over the first row, so that nothing shifts.
        <Box sx={{ position: 'absolute', insetInline: 12, top: 8, zIndex: 1 }}>
          <LinearProgress
            variant="determinate"
            value={progress.total > 0 ? (100 * progress.read) / progress.total : 0}
            aria-label={words}
          />
          <Typography variant="body2" color="text.secondary" sx={{ my: 0.5 }}>
            {words}
          </Typography>
        </Box>
      )}
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={44} sx={{ mb: 0.75 }} />
      ))}
    </Box>
  );
}
