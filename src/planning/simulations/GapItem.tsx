import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import type { GapLine, GapRow } from './gapRows';

const COLOUR = { added: 'success', moved: 'info', removed: 'error' } as const;

export interface GapItemProps {
  readonly row: GapRow;
  readonly lines: readonly GapLine[];
  readonly title?: string | undefined;
  /** Warnings of the checks, which do not prevent the validation. */
  readonly warnings: readonly string[];
  /** Undefined: no checkbox. */
  readonly isChosen: boolean | undefined;
  readonly disabled: boolean;
  readonly onChoose: (id: number) => void;
}

/** A change of a simulation, with its conflicts and a checkbox to validate it. */
export const GapItem = memo(function GapItem(props: GapItemProps) {
  const { row, lines, title, warnings, isChosen, disabled, onChoose } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      {isChosen !== undefined && (
        <Box>
          <Checkbox
            size="small"
            checked={isChosen}
            disabled={disabled || row.isBlocked}
            onChange={() => onChoose(row.id)}
            slotProps={{ input: { 'aria-labelledby': id } }}
          />
        </Box>
      )}
      <Box id={id} sx={{ minWidth: 0, flex: 1 }}>
        <Chip
          size="small"
          variant="outlined"
          color={COLOUR[row.mark]}
          label={translate(`simulations.marks.${row.mark}`)}
        />
        {title && (
          <Typography component="span" variant="body2" sx={{ ml: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        )}
        <Box component="dl" sx={LINES}>
          {lines.map(({ name, before, after }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt">{translate(`simulations.lines.${name}`)}</Box>
              <Box component="dd">
                {before !== undefined && before !== after && <del>{before}</del>}
                {before !== undefined && after !== undefined && before !== after && ' → '}
                {after !== undefined && (before === after || before === undefined ? after : <ins>{after}</ins>)}
              </Box>
            </Box>
          ))}
        </Box>
        {row.conflicts.map(({ code, bloquant, message }) => (
          <Typography
            key={`${code} ${message ?? ''}`}
            variant="body2"
            sx={{ color: bloquant ? 'error.main' : 'warning.main', overflowWrap: 'anywhere' }}
          >
            {translate(`simulations.conflicts.${code}`)} {message}
          </Typography>
        ))}
        {warnings.map((words) => (
          <Typography key={words} variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
        ))}
      </Box>
    </Box>
  );
});

const LINES = {
  display: 'grid',
  // A long name of a line wraps, to leave room for the words.
  gridTemplateColumns: 'fit-content(35%) minmax(0, 1fr)',
  columnGap: { xs: 1, sm: 2 },
  m: 0,
  mt: 0.5,
  fontSize: 14,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& del': { color: 'text.secondary' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
} as const;
