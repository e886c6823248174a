import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { PlanSlot } from '../model/plan';
import { DayList, type DayListProps } from './DayList';
import { paperVariable } from './slotStyle';
import { useFormats } from './useFormats';

export interface DayPopoverProps extends Omit<DayListProps, 'lines'> {
  readonly slots: readonly PlanSlot[];
  /** Absent: closed. */
  readonly day: number | undefined;
  readonly anchor: HTMLElement | undefined;
  readonly onDay: (day: number) => void;
  readonly onClose: () => void;
}

/** Lines rendered at first, and added each time the reader asks for more. */
const BATCH = 100;

export function DayPopover(props: DayPopoverProps) {
  // The key resets the number of lines for another day.
  return props.day === undefined ? null : <OpenDay key={props.day} {...props} day={props.day} />;
}

function OpenDay({ day, anchor, slots, onDay, onClose, ...list }: DayPopoverProps & { readonly day: number }) {
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  const [limit, setLimit] = useState(BATCH);
  return (
    <Popover
      open
      anchorEl={anchor ?? null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 520, maxWidth: '95vw', p: 1.5 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography id={id} component="h2" variant="subtitle2">
          {formats.day(day)}
        </Typography>
        <Button size="small" sx={{ ml: 'auto' }} onClick={() => onDay(day)}>
          {translate('planning.calendar.showDay')}
        </Button>
      </Box>
      <Box sx={[paperVariable, { maxHeight: '60vh', overflow: 'auto' }]}>
        <DayList lines={slots.slice(0, limit).map((slot) => [slot])} {...list} />
        {slots.length > limit && (
          <Button size="small" sx={{ mt: 1 }} onClick={() => setLimit(limit + BATCH)}>
            {translate('planning.calendar.more', { smart_count: slots.length - limit })}
          </Button>
        )}
      </Box>
    </Popover>
  );
}
