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
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="dl" sx={stripOf(fields.length)}>
        {fields.map((field) => (
          <Box key={field} data-field={field} sx={PLACE}>
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

const PLACE = { ...placeStyles, minWidth: 0, maxWidth: { sm: 360 } } as const;

/** Pixels per field on a line. */
const ROOM_FOR_ONE = 160;

/** One line if all fields fit, else two of similar length, so that the last field is not alone. */
const stripOf = (count: number) => ({
  m: 0,
  px: 2,
  py: 1.5,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 1.25,
  '@container (max-width: 519px)': {
    // Values of a line stand beside each other, also if one label takes two lines.
    alignItems: 'end',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 520px)': {
    gridTemplateColumns: `repeat(${Math.ceil(count / 2)}, minmax(0, auto))`,
    justifyContent: 'start',
  },
  [`@container (min-width: ${count * ROOM_FOR_ONE}px)`]: { gridTemplateColumns: `repeat(${count}, minmax(0, auto))` },
});
const NAME = {
  typography: 'caption',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // Where columns are as wide as they need, a label needs no second line.
  '@container (min-width: 520px)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
const VALUE = { m: 0, mt: 0.25, minHeight: 22, overflowWrap: 'anywhere', fontWeight: 500 } as const;
