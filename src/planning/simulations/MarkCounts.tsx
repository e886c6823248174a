import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import type { GapRow } from './gapRows';

const MARKS = ['added', 'moved', 'removed'] as const;

export function MarkCounts({ rows }: { readonly rows: readonly GapRow[] }) {
  const translate = useTranslate();
  const counts = MARKS.map((mark) => ({ mark, count: rows.filter((row) => row.mark === mark).length }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ mark, count }) => (
          <Chip key={mark} size="small" label={translate(`simulations.counts.${mark}`, { smart_count: count })} />
        ))}
    </Box>
  );
}
