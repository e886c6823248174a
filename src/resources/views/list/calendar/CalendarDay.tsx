import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Calendar } from '../../../language/calendar';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useDayWords } from './useDayWords';
import { CalendarEntry } from './CalendarEntry';

const SHOWN = 3;

interface CalendarDayProps {
  readonly calendar: Calendar;
  readonly day: string;
  readonly records: readonly AnyRecord[];
  readonly isToday: boolean;
  /** True for a day of an adjacent month. */
  readonly isOutside: boolean;
  readonly isFocused: boolean;
}

export function CalendarDay({ calendar, day, records, isToday, isOutside, isFocused }: CalendarDayProps) {
  const translate = useTranslate();
  const words = useDayWords();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? records : records.slice(0, SHOWN);
  return (
    <Box
      component="td"
      data-day={day}
      tabIndex={isFocused ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      sx={{ ...DAY, ...(isOutside && { bgcolor: 'action.hover' }) }}
    >
      <span style={visuallyHidden}>{words.whole(day)}</span>
      <Box component="span" aria-hidden sx={{ ...NUMBER, ...(isToday && TODAY), ...(isOutside && OUTSIDE) }}>
        {words.number(day)}
      </Box>
      <Box component="ul" sx={ENTRIES}>
        {shown.map((record) => (
          <CalendarEntry key={record.id} calendar={calendar} record={record} day={day} isShort />
        ))}
      </Box>
      {records.length > SHOWN && (
        <Link component="button" type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={MORE}>
          {isOpen
            ? translate('screens.calendar.less')
            : translate('screens.calendar.more', { smart_count: records.length - SHOWN })}
        </Link>
      )}
    </Box>
  );
}

const DAY = {
  border: 1,
  borderColor: 'divider',
  verticalAlign: 'top',
  height: 108,
  p: 0.5,
  overflow: 'hidden',
  position: 'relative',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
const NUMBER = {
  display: 'inline-block',
  minWidth: 24,
  textAlign: 'center',
  fontSize: 13,
  lineHeight: '24px',
  borderRadius: 12,
} as const;
const TODAY = { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 } as const;
const OUTSIDE = { color: 'text.secondary' } as const;
const ENTRIES = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25, gridTemplateColumns: '100%' } as const;
const MORE = { fontSize: 12, mt: 0.25 } as const;
