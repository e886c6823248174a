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

/** How many records are selected, and what can be done with them; below the rows, in view while they scroll. */
export function SelectionBar({ selection, total, offers, onEverything }: SelectionBarProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { count, isEverything, clear } = selection;
  const words = isEverything
    ? translate('changes.selection.matching', { count: format(count) })
    : translate('changes.selection.count', { smart_count: count });
  return (
    <Paper elevation={6} role="group" aria-label={translate('changes.selection.bar')} sx={BAR} style={BELOW_THE_ROWS}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconAction label={translate('changes.selection.clear')} icon={<Close fontSize="inherit" />} onClick={clear} />
        <Typography role="status" variant="body2" sx={{ fontWeight: 500 }}>
          {words}
        </Typography>
      </Box>
      {!isEverything && count < total && (
        <Button size="small" onClick={onEverything} sx={{ px: { xs: 0.5, sm: 1 } }}>
          {translate('changes.selection.everything', { count: format(total) })}
        </Button>
      )}
      <Box data-selection-offers sx={OFFERS}>
        {offers.map(({ name, label, icon, color = 'primary', onChoose }) => (
          <Button key={name} size="small" variant="outlined" color={color} startIcon={icon} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </Box>
    </Paper>
  );
}

/** In the column of `SelectionProvider`: above the rows it would push them from under the pointer. */
const BELOW_THE_ROWS = { order: 1 } as const;

const OFFERS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  ml: { sm: 2 },
  // In the width of a telephone the words alone stand on one line.
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

const BAR = {
  position: 'sticky',
  // Above the paging that stays in view; on a telephone above the button that leads to the top of the page.
  bottom: { xs: 'calc(88px + var(--banners-height, 0px))', sm: 'calc(64px + var(--banners-height, 0px))' },
  alignSelf: { sm: 'center' },
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: { sm: 1 },
  px: 1,
  py: 0.75,
  mt: 1,
} as const;
