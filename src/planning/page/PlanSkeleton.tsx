import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { OfflineNote } from '../../resources/views/page/OfflineNote';
import { useOnline } from '../../resources/views/page/useOnline';
import type { LoadedPlan } from '../data/usePlan';

const TEAM_ROWS = Array.from({ length: 16 }, (_, row) => row);
/** As high as the grid, which ends in the window. */
const TEAM_HEIGHT = 'max(320px, calc(100dvh - var(--plan-top, 120px) - 24px))';
const ROWS = Array.from({ length: 9 }, (_, row) => row);

export interface PlanSkeletonProps extends Partial<Pick<LoadedPlan, 'progress'>> {
  /** One row per person below a head, as the team's grid is drawn. */
  readonly isTeam?: boolean;
}

const TEAM = { border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', height: TEAM_HEIGHT } as const;
const HEAD = { height: 46, borderBottom: 1, borderColor: 'divider', bgcolor: 'action.hover' } as const;
const ROW = { display: 'flex', height: 70, borderBottom: 1, borderColor: 'divider' } as const;
const NAME = { width: { xs: 120, md: 208 }, flexShrink: 0, p: 1, borderRight: 1, borderColor: 'divider' } as const;

const TeamRows = () => (
  <Box data-team-skeleton sx={TEAM}>
    <Box sx={HEAD} />
    {TEAM_ROWS.map((row) => (
      <Box key={row} sx={ROW}>
        <Box sx={NAME}>
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="45%" />
        </Box>
        <Skeleton variant="rounded" height={30} sx={{ m: 0.5, flex: 1 }} />
      </Box>
    ))}
  </Box>
);

/** Placeholder of a plan while it loads, with progress. */
export function PlanSkeleton({ progress, isTeam = false }: PlanSkeletonProps) {
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
      {isTeam && <TeamRows />}
      {(isTeam ? [] : ROWS).map((row) => (
        <Skeleton key={row} variant="rounded" height={44} sx={{ mb: 0.75 }} />
      ))}
    </Box>
  );
}
