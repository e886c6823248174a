import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useCanAccess } from 'ra-core';
import { kindOf } from '../../../fields/kinds';
import { textOf } from '../../../records/representation';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { useHasOwnPage, usePageTarget } from '../../nested/recordPage';
import { screenPath, useScreen } from '../../ScreenContext';
import { isPeriodEnd } from './expiry';
import { hasUnit } from './hasUnit';
import { isState } from './RecordStates';
import { ShortValue } from './ShortValue';

export interface CardLineProps {
  readonly record: AnyRecord;
  readonly columns: readonly string[];
}

/** Columns of the representation that are plain text; shown as one. */
const namesIn = ({ fields, representation }: ResourceSchema, columns: readonly string[]): readonly string[] =>
  columns.filter((column) => {
    const spec = fields[column];
    return spec && representation.includes(column) && kindOf(spec).column(spec) === 'text';
  });

export function CardLine({ record, columns }: CardLineProps) {
  const target = useScreen();
  const hasPage = useHasOwnPage();
  const page = usePageTarget();
  const { canAccess } = useCanAccess({ resource: page.address, action: 'show' });
  const names = namesIn(target.schema, columns);
  const name = names
    .map((field) => textOf(target.schema, field, record))
    .filter(Boolean)
    .join(' ');
  const others = columns.filter(
    (column) => !names.includes(column) && (!isEmptyValue(record[column]) || isPeriodEnd(target.schema, column)),
  );
  const states = others.filter((column) => isState(target.schema, column));
  // With more than fits one line, the state stays beside the name.
  const isTwoLines = others.length > 2 && states.length > 0;
  // Beside a short name only, some of them would stand at the end of its line.
  const isAbove = others.length > 2 && states.length === 0;
  const values = isTwoLines ? [...states, ...others.filter((column) => !states.includes(column))] : others;
  return (
    <Box component="li" sx={isTwoLines ? [LINE, BREAK] : LINE}>
      {name && (
        <Box component="span" sx={isAbove ? [NAME, { flexBasis: '100%' }] : NAME}>
          {hasPage && canAccess ? (
            <Link component={LinkBase} to={screenPath(page, 'show', record.id)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Box>
      )}
      {values.map((column, at) => (
        <Box
          component="span"
          key={column}
          sx={[
            isTwoLines && !states.includes(column) ? BELOW : VALUE,
            // Below each name, because beside it only a short name leaves the room.
            others.length === 1 && isPeriodEnd(target.schema, column) && { flexBasis: '100%' },
            hasUnit(target.schema, column, values[at + 1]) && BEFORE_UNIT,
          ]}
        >
          <ShortValue field={column} record={record} isUnlabelled />
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  py: 0.375,
  fontSize: 13,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
/** Takes the remaining width, so that states and expiries align at the end, or at the start if they wrap. */
const NAME = {
  flexGrow: 1,
  fontWeight: 500,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const VALUE = {
  color: 'text.secondary',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Names of records wrap: an ellipsis would hide all items but the first. Cells are styled in place.
  '& > span:has(> span > span), & > span:has(> span > span) *': { whiteSpace: 'normal !important' },
  '& > span:has(> span > span) > span': { display: 'inline !important' },
  '& > span:has(> span > span) > span > span': { display: 'inline !important' },
} as const;
/** A word's space is left of the gap. */
const BEFORE_UNIT = { marginInlineEnd: -1 } as const;
/** Ends the first line after the state. */
const BREAK = { '&::after': { content: '""', order: 1, flexBasis: '100%' } } as const;
const BELOW = {
  ...VALUE,
  order: 2,
  alignSelf: 'baseline',
  // Choices without a state are plain words here.
  '& .option': {
    p: 0,
    height: 'auto',
    lineHeight: 'inherit',
    fontWeight: 400,
    color: 'inherit',
    bgcolor: 'transparent',
  },
} as const;
