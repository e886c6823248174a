import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { IconAction } from '../page/IconAction';
import { useNumberFormat } from '../page/useNumberFormat';
import type { BulkOffer } from './BulkOffer';
import type { BulkSelection } from './bulkTypes';

export interface SelectionBarProps {
  readonly selection: BulkSelection;
  /** How many records the list finds. */
  readonly total: number;
  readonly offers: readonly BulkOffer[];
  readonly onEverything: () => void;
}

/** How many records are selected, and what can be done with them; in view while the list scrolls. */
export function SelectionBar({ selection, total, offers, onEverything }: SelectionBarProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { count, isEverything, clear } = selection;
  const words = isEverything
    ? translate('changes.selection.matching', { count: format(count) })
    : translate('changes.selection.count', { smart_count: count });
  return (
    <Paper variant="outlined" role="group" aria-label={translate('changes.selection.bar')} sx={BAR}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconAction label={translate('changes.selection.clear')} icon={<Close fontSize="inherit" />} onClick={clear} />
        <Typography role="status" variant="body2" sx={{ fontWeight: 500 }}>
          {words}
        </Typography>
      </Box>
      {!isEverything && count < total && (
        <Button size="small" onClick={onEverything}>
          {translate('changes.selection.everything', { count: format(total) })}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
        {offers.map(({ name, label, icon, color = 'primary', onChoose }) => (
          <Button key={name} size="small" variant="outlined" color={color} startIcon={icon} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </Box>
    </Paper>
  );
}

const BAR = {
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.75,
  mb: 1,
} as const;
