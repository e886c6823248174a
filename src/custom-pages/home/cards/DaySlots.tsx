import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A slot as its line shows it. */
export interface SlotLine {
  readonly id: number;
  readonly to: string;
  readonly title: string;
  readonly times: string;
  /** Of the slot's type; a CSS colour. */
  readonly color: string | undefined;
  readonly note: string | null;
}

interface DaySlotsProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly slots: readonly SlotLine[];
}

/** A day of an agenda: its name beside its slots, or above them where the window is narrow. */
export function DaySlots({ day, isToday, slots }: DaySlotsProps) {
  return (
    <Box sx={DAY}>
      <Typography variant="subtitle2" component="h3" sx={isToday ? { ...NAME, color: 'primary.main' } : NAME}>
        {day}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, minWidth: 0 }}>
        {slots.map(({ id, to, title, times, color, note }) => (
          <Box key={id} component="li" sx={LINE}>
            <Box component="span" sx={TIMES}>
              {times}
            </Box>
            <Box aria-hidden component="span" sx={MARK} style={{ '--slot': color || undefined } as CSSProperties} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={to} underline="hover" color="textPrimary">
                {title}
              </Link>
              {note && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{note}</Box>}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const DAY = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '152px 1fr' },
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const NAME = { py: 0.5, '&::first-letter': { textTransform: 'uppercase' } } as const;
const LINE = { display: 'flex', alignItems: 'baseline', gap: 1.25, py: 0.5, listStyle: 'none' } as const;
const TIMES = { flexShrink: 0, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
const MARK = {
  flexShrink: 0,
  alignSelf: 'stretch',
  width: 4,
  borderRadius: '4px',
  bgcolor: ({ palette }: Theme) => `var(--slot, ${palette.divider})`,
} as const;
