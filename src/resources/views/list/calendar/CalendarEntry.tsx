import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import type { Calendar } from '../../../language/calendar';
import type { AnyRecord } from '../../../language/resourceSchema';
import { timeOn } from '../../../records/calendarDays';
import { useAllowed } from '../../access/useAllowed';
import { useNameOf } from '../../naming/useNaming';
import { usePageTarget } from '../../nested/recordPage';
import { screenPath, useScreen } from '../../ScreenContext';

interface CalendarEntryProps {
  readonly calendar: Calendar;
  readonly record: AnyRecord;
  readonly day: string;
  /** One line in the month grid; full text in the agenda. */
  readonly isShort: boolean;
}

export function CalendarEntry({ calendar, record, day, isShort }: CalendarEntryProps) {
  const { schema } = useScreen();
  const page = usePageTarget();
  const name = useNameOf(record);
  const time = timeOn(calendar, schema.fields, record, day);
  const isLink = useAllowed('show');
  return (
    <Box component="li" title={isShort ? name : undefined} sx={{ ...ENTRY, ...(isShort ? SHORT : LONG) }}>
      {time && (
        <Box component="time" dateTime={`${day}T${time}`} sx={{ color: 'text.secondary', mr: 0.5 }}>
          {time}
        </Box>
      )}
      {isLink ? (
        <Link component={LinkBase} to={screenPath(page, 'show', record.id)} underline="hover">
          {name}
        </Link>
      ) : (
        name
      )}
    </Box>
  );
}

const ENTRY = {
  borderInlineStart: '3px solid',
  borderColor: 'primary.main',
  bgcolor: 'action.hover',
  borderRadius: 0.5,
  minWidth: 0,
} as const;

const SHORT = { px: 0.5, fontSize: 12, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
// Touch targets on telephones.
const LONG = { px: 1, py: 1, fontSize: 14, overflowWrap: 'anywhere' } as const;
