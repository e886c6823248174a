import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../../registry/translationKeys';
import type { AnyRecord } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { NoValue } from '../../page/NoValue';
import { useScreen } from '../../ScreenContext';
import { FieldEditButton, placeStyles } from '../fieldEdit/FieldEditButton';
import { useFieldEdit } from '../fieldEdit/FieldEditContext';
import { ShortValue } from './ShortValue';

export interface SummaryFieldsProps {
  readonly fields: readonly string[];
  readonly record: AnyRecord;
  /** Missing fields are still loading. */
  readonly isPartial: boolean;
}

export function SummaryFields({ fields, record, isPartial }: SummaryFieldsProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const editOf = useFieldEdit();
  const first = fields.find((field) => editOf(field));
  const isLong = (field: string) => {
    const value = record[field];
    return typeof value === 'string' && value.length > LONG;
  };
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="dl" sx={stripOf(fields.length + fields.filter(isLong).length)}>
        {fields.map((field) => (
          <Box key={field} data-field={field} className={isLong(field) ? 'is-long' : undefined} sx={PLACE}>
            <Box component="dt" sx={NAME}>
              {translate(fieldKey(schema, field))}
            </Box>
            <Box component="dd" sx={VALUE}>
              {isEmptyValue(record[field]) ? (
                <NoValue isComing={isPartial && record[field] === undefined} />
              ) : (
                <ShortValue field={field} record={record} isWhole />
              )}
              <FieldEditButton field={field} label={translate(fieldKey(schema, field))} isFirst={field === first} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

// Labels of a line end together and its values begin together, if one of either takes two lines.
const PLACE = {
  ...placeStyles,
  minWidth: 0,
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  // A long name is cut, instead of reaching into the next place.
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '2px',
} as const;

/** Pixels per field on a line. */
const ROOM_FOR_ONE = 165;

/** Longer texts take two places, in characters. */
const LONG = 22;

/** The number of equal places: one line if all fit, else two of similar length, so that the last field is not alone. */
const stripOf = (places: number) => ({
  m: 0,
  px: 2,
  py: 1.5,
  display: 'grid',
  // Not by the width of values: names of referenced records come later, and would move all others.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 1.25,
  '& > .is-long': { gridColumn: 'span 2' },
  '@container (max-width: 519px)': {
    '& > :last-child:nth-of-type(odd):not(.is-long)': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 520px)': { gridTemplateColumns: `repeat(${Math.min(places, 3)}, minmax(0, 1fr))` },
  [`@container (min-width: ${Math.max(520, Math.ceil(places / 2) * ROOM_FOR_ONE)}px)`]: {
    gridTemplateColumns: `repeat(${Math.max(Math.min(places, 3), Math.ceil(places / 2))}, minmax(0, 1fr))`,
  },
  [`@container (min-width: ${Math.max(521, places * ROOM_FOR_ONE)}px)`]: {
    gridTemplateColumns: `repeat(${places}, minmax(0, 1fr))`,
  },
});
const NAME = {
  alignSelf: 'end',
  typography: 'caption',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;
const VALUE = { m: 0, minHeight: 22, overflowWrap: 'anywhere', fontWeight: 500 } as const;
