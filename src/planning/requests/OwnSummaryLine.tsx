import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { OwnSummaryProps } from './OwnSummary';

const OwnSummary = lazyScreen<OwnSummaryProps>(() => import('./OwnSummary'));

export interface OwnSummaryLineProps extends OwnSummaryProps {
  readonly isPending: boolean;
}

/** Reserves the summary's height while it loads, so that the plan below does not shift. */
export function OwnSummaryLine({ isPending, ...summary }: OwnSummaryLineProps) {
  return (
    <Box sx={{ minHeight: { xs: 40, sm: 24 }, minWidth: 0, maxWidth: '100%' }}>
      <Suspense fallback={null}>{!isPending && <OwnSummary {...summary} />}</Suspense>
    </Box>
  );
}
