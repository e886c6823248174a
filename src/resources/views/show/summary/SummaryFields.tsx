import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../../registry/translationKeys';
import type { AnyRecord } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { NoValue } from '../../page/NoValue';
import { useScreen } from '../../ScreenContext';
import { ShortValue } from './ShortValue';

export interface SummaryFieldsProps {
  readonly fields: readonly string[];
  readonly record: AnyRecord;
  /** What it lacks is on its way. */
  readonly isPartial: boolean;
}

/** The first fields of a record, side by side: a small name, and the value below it. */
export function SummaryFields({ fields, record, isPartial }: SummaryFieldsProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="dl" sx={stripOf(fields.length)}>
        {fields.map((field) => (
          <Box key={field} sx={{ minWidth: 0, maxWidth: { sm: 360 } }}>
            <Box component="dt" sx={NAME}>
              {translate(fieldKey(schema, field))}
            </Box>
            <Box component="dd" sx={VALUE}>
              {isEmptyValue(record[field]) ? (
                <NoValue isComing={isPartial && record[field] === undefined} />
              ) : (
                <ShortValue field={field} record={record} />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Pixels that one of them takes on a line. */
const ROOM_FOR_ONE = 160;

/** All on one line where they have room, else on two of about the same length: the last one never stands alone. */
const stripOf = (count: number) => ({
  m: 0,
  px: 2,
  py: 1.5,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 1.25,
  '@container (max-width: 519px)': { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  '@container (min-width: 520px)': {
    gridTemplateColumns: `repeat(${Math.ceil(count / 2)}, minmax(0, auto))`,
    justifyContent: 'start',
  },
  [`@container (min-width: ${count * ROOM_FOR_ONE}px)`]: { gridTemplateColumns: `repeat(${count}, minmax(0, auto))` },
});
const NAME = {
  typography: 'caption',
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const VALUE = { m: 0, mt: 0.25, minHeight: 22, overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 500 } as const;
