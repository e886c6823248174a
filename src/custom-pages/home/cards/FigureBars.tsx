import Box from '@mui/material/Box';
import { barHeights } from './figures';

interface FigureBarsProps {
  /** Number of records of the earlier period. */
  readonly former: number | undefined;
  readonly latest: number | undefined;
}

/** The two periods as bars, the latest one last and in colour. Decorative: the words beside them say the difference. */
export function FigureBars({ former, latest }: FigureBarsProps) {
  if (former === undefined || latest === undefined) return null;
  const [before, now] = barHeights(former, latest);
  return (
    <Box aria-hidden sx={{ display: 'flex', alignItems: 'end', gap: '4px', height: 32 }}>
      <Box sx={{ ...BAR, height: before, bgcolor: 'primary.soft' }} />
      <Box sx={{ ...BAR, height: now, bgcolor: 'primary.main' }} />
    </Box>
  );
}

const BAR = { width: 14, borderRadius: '4px' } as const;
