import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import { writeDay } from '../../../fields/shared/plainForms';
import { DAY_FORM } from '../../../fields/shared/dates/dateForms';
import { useTranslate } from 'ra-core';
import type { AnyRecord } from '../../../language/resourceSchema';
import { kindOf } from '../../../fields/kinds';
import { isEmptyValue } from '../../../records/validate';
import { FieldCell } from '../../page/FieldCell';
import { useIsNarrow } from '../../page/useIsNarrow';
import { useScreen } from '../../ScreenContext';
import { DayDistance } from './DayDistance';
import { comingStart, expiryOf, isPeriodEnd } from './expiry';

export interface ShortValueProps {
  readonly field: string;
  readonly record: AnyRecord;
  /** Long texts wrap, where they stand nowhere else. */
  readonly isWhole?: boolean;
  /** Without a label: the end of a period says what its day means. */
  readonly isUnlabelled?: boolean;
}

const SMALL = { height: 20, verticalAlign: 'baseline' } as const;

/** A value on one line; a period's end that is near or past is shown with its distance, and one that has yet to begin by its start. */
export function ShortValue({ field, record, isWhole = false, isUnlabelled = false }: ShortValueProps) {
  const { schema } = useScreen();
  const translate = useTranslate();
  const region = useRegion();
  const isNarrow = useIsNarrow();
  const spec = schema.fields[field];
  const column = spec && kindOf(spec).column(spec);
  const isLong = column === 'text' || column === 'timestamptz';
  // A phone has no room for an address, a date with its time or a person's name on one line, and no pointer for tooltips.
  const isFull = isNarrow ? isLong || column === 'bigint' : isWhole && isLong;
  const now = new Date();
  const start = comingStart(schema, field, record, now);
  if (start !== undefined) {
    const date = writeDay(DAY_FORM.read(start), region);
    return <Chip component="span" color="info" label={translate('details.summary.from', { date })} sx={SMALL} />;
  }
  const isNamed = isUnlabelled && isPeriodEnd(schema, field);
  const value = record[field];
  if (isNamed && isEmptyValue(value)) return <>{translate('details.summary.endless')}</>;
  const cell =
    isNamed && typeof value === 'string' ? (
      <span>{translate('details.summary.until', { date: writeDay(DAY_FORM.read(value), region) })}</span>
    ) : undefined;
  const expiry = expiryOf(schema, field, record, now);
  if (!expiry) {
    return (
      cell ?? (
        <DayDistance field={field} record={record}>
          <FieldCell field={field} record={record} full={isFull} />
        </DayDistance>
      )
    );
  }
  const when = new Intl.RelativeTimeFormat(region, { numeric: 'auto' }).format(expiry.days, 'day');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75, maxWidth: '100%' }}>
      {cell ?? <FieldCell field={field} record={record} />}
      <Chip component="span" color={expiry.days < 0 ? 'danger' : 'warning'} label={when} sx={SMALL} />
    </Box>
  );
}
