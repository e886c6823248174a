import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Widths of names, in percent. */
const NAMES = [46, 34, 40] as const;

/** The places of the first results while the search runs; the status line says so. */
export function PaletteWaiting() {
  return (
    <Box aria-hidden sx={{ px: 1, pt: 1, pb: 0.5 }}>
      {NAMES.map((width) => (
        <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1.25, minHeight: 36 }}>
          <Skeleton variant="rounded" width={20} height={20} />
          <Skeleton width={`${width}%`} />
          <Skeleton width="16%" sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
}
