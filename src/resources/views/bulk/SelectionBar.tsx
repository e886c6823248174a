import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useLayoutEffect } from 'react';
import { returnToRow } from '../list/table/rowKeys';
import { IconAction } from '../page/IconAction';
import { useHeightVariable } from '../page/useHeightVariable';
import { useNumberFormat } from '../page/useNumberFormat';
import type { BulkOffer } from './BulkOffer';
import type { BulkSelection } from './bulkTypes';

export interface SelectionBarProps {
  readonly selection: BulkSelection;
  readonly total: number;
  readonly offers: readonly BulkOffer[];
  readonly onEverything: () => void;
}

export function SelectionBar({ selection, total, offers, onEverything }: SelectionBarProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  // One line there: icons and numbers, with their words for assistive technology.
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const { count, isEverything, clear } = selection;
  const words = isEverything
    ? translate('changes.selection.matching', { count: format(count) })
    : translate('changes.selection.count', { smart_count: count });
  const everything = translate('changes.selection.everything', { count: format(total) });
  const bar = useHeightVariable<HTMLDivElement>('--selection-height', true, ABOVE);
  // The rows give their room to the bar, but not the row with the focus.
  useLayoutEffect(() => {
    document.activeElement?.closest('.row')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Paper
      ref={bar}
      elevation={6}
      role="group"
      aria-label={translate('changes.selection.bar')}
      sx={BAR}
      style={BELOW_THE_ROWS}
      data-selection=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        returnToRow(event.currentTarget);
        clear();
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconAction label={translate('changes.selection.clear')} icon={<Close fontSize="inherit" />} onClick={clear} />
        <Typography role="status" variant="body2" sx={{ fontWeight: 500 }}>
          {isSmall && <span aria-hidden>{format(isEverything ? total : count)}</span>}
          <span style={isSmall ? visuallyHidden : undefined}>{words}</span>
        </Typography>
      </Box>
      {!isEverything && count < total && (
        <Button
          size="small"
          data-select-everything=""
          onClick={onEverything}
          aria-label={everything}
          sx={{ px: { xs: 0.5, sm: 1 } }}
        >
          {isSmall ? translate('changes.selection.everythingShort', { count: format(total) }) : everything}
        </Button>
      )}
      <Box data-selection-offers sx={OFFERS}>
        {offers.map(({ name, label, icon, color = 'primary', onChoose }) =>
          isSmall && icon ? (
            <IconButton key={name} color={color} aria-label={label} onClick={onChoose}>
              {icon}
            </IconButton>
          ) : (
            <Button key={name} size="small" variant="outlined" color={color} startIcon={icon} onClick={onChoose}>
              {label}
            </Button>
          ),
        )}
      </Box>
    </Paper>
  );
}

/** Pixels of its margin above. */
const ABOVE = 8;

/** The flex order inside `SelectionProvider`. Above the rows, the bar would push them from under the pointer. */
const BELOW_THE_ROWS = { order: 1 } as const;

const OFFERS = { display: 'flex', flexWrap: 'wrap', gap: { sm: 1 }, ml: { xs: 'auto', sm: 2 } } as const;

const SMALL = '(max-width:599.95px)';

const BAR = {
  position: 'sticky',
  // Clears the sticky pagination, which telephones do not have.
  bottom: { xs: 'calc(8px + var(--banners-height, 0px))', sm: 'calc(64px + var(--banners-height, 0px))' },
  alignSelf: { sm: 'center' },
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: { sm: 1 },
  px: 1,
  py: 0.75,
  mt: `${ABOVE}px`,
} as const;
