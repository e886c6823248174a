import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CARD_HEAD, SHEET } from './cardFrames';

const LINES = ['70%', '55%', '80%', '60%', '65%'] as const;

/** The shape of a card: its title and its lines, with their ends. */
export function PendingCard() {
  return (
    <Box aria-hidden>
      <Box sx={CARD_HEAD}>
        <Skeleton width={140} height={24} />
      </Box>
      <Box sx={SHEET}>
        {LINES.map((width) => (
          <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5 }}>
            <Box sx={{ flex: 1 }}>
              <Skeleton width={width} />
            </Box>
            <Skeleton width={64} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
