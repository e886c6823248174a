import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { decisionLineHeight } from '../../../resources/views/requests/DecisionLine';

interface PendingDecisionsProps {
  readonly count: number;
  readonly hasReason: boolean;
}

/** The shape of lines that wait for a decision: words, and two answers. */
export function PendingDecisions({ count, hasReason }: PendingDecisionsProps) {
  return (
    <Box className="coming" aria-hidden sx={FRAME}>
      {Array.from({ length: count }, (_, at) => (
        <Box key={at} sx={{ ...LINE, minHeight: decisionLineHeight(hasReason) }}>
          <Skeleton variant="circular" width={36} height={36} sx={{ display: { xs: 'none', sm: 'block' } }} />
          <Box sx={{ flex: { sm: 1 } }}>
            <Skeleton width="min(300px, 70%)" />
            <Skeleton width="min(460px, 90%)" />
            {hasReason && <Skeleton width="min(380px, 80%)" />}
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
            <Skeleton variant="rounded" width={72} height={32} />
            <Skeleton variant="rounded" width={100} height={32} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const FRAME = {
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
} as const;
const LINE = {
  ...{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: { sm: 'center' } },
  ...{ justifyContent: 'center', gap: 1, px: { xs: 1.5, sm: 2 }, py: 1, boxSizing: 'border-box' },
} as const;
