import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { dateFormat } from '../../../common/dateFormat';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import { dayIndexOf, dayText, PLANNING_ZONE } from '../../../fields/shared/zone';
import type { AnyRecord } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { FieldCell } from '../../page/FieldCell';

/** Fixed pixels per slot, so that its place is reserved while it loads. */
const TWO_LINES = 44;
const ONE_LINE = 28;
/** Container width from which a slot fits on one line. */
const WIDE = '@container (min-width: 520px)';

/** Height of a number of slots. */
export const heightOf = (slots: number) => ({
  minHeight: slots * TWO_LINES,
  [WIDE]: { minHeight: slots * ONE_LINE },
});

export interface NextSlotProps {
  readonly slot: AnyRecord;
  readonly columns: readonly string[];
  readonly addressOf: (day: string) => string;
}

/** In digits, like the other dates of the record. */
const DAY = { weekday: 'short', day: '2-digit', month: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

export function NextSlot({ slot, columns, addressOf }: NextSlotProps) {
  const translate = useTranslate();
  const region = useRegion();
  const [start, end] = [Date.parse(String(slot.debut)), Date.parse(String(slot.fin))];
  const written = (format: Intl.DateTimeFormatOptions, instant: number) =>
    dateFormat(region, { ...format, timeZone: PLANNING_ZONE }).format(instant);
  const day = dayText(dayIndexOf(start));
  const isThisYear = day.startsWith(dayText(dayIndexOf(Date.now())).slice(0, 4));
  const shown = columns.filter((column) => !isEmptyValue(slot[column]));
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ ...PAIR, flex: '0 0 auto', minWidth: 96, [WIDE]: DAY_AND_TIME }}>
        <Link component={LinkBase} className="finger-reach" to={addressOf(day)} sx={{ fontWeight: 500 }}>
          {written(isThisYear ? DAY : { ...DAY, year: 'numeric' }, start)}
        </Link>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {written(TIME, start)} – {written(TIME, end)}
        </Box>
      </Box>
      <Box sx={{ ...PAIR, flex: 1, [WIDE]: COLUMNS }}>
        {slot.isForSystem === true && <Box sx={CUT}>{translate('details.plan.everybody')}</Box>}
        {shown.map((column, index) => (
          <Box key={column} sx={index > 0 ? QUIET : CUT}>
            <FieldCell field={column} record={slot} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  gap: 1.5,
  height: TWO_LINES,
  py: 0.375,
  fontSize: 13,
  lineHeight: '19px',
  overflow: 'hidden',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  [WIDE]: { height: ONE_LINE, gap: 2.5 },
} as const;
const PAIR = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;
/** Times are as wide as each other, so that they are a column at the end. */
const DAY_AND_TIME = { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, minWidth: 220 } as const;
const COLUMNS = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: 2 } as const;
const CUT = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Avatars must not exceed the line height, nor hang from its baseline.
  '& .named': { verticalAlign: 'top' },
  '& .face': { width: '18px !important', height: '18px !important', fontSize: '8px !important' },
} as const;
/** Columns after the first are less prominent. */
const QUIET = { ...CUT, color: 'text.secondary' } as const;
