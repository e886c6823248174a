import { useTranslate } from 'ra-core';
import { cellOf, type FilledCellProps } from '../shared/cells/cellOf';
import { DAY_FORMAT } from '../shared/dates/DateCell';
import { dateFormatter } from '../shared/formatters';
import { oneText } from '../shared/cells/oneLine';
import { useRegion } from '../shared/hooks/useReaderLanguage';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { DateTimeSpec } from './kind';

const TIME_FORMAT = { hour: '2-digit', minute: '2-digit' } as const;

/** `01/03/2026 à 14:30` (section 9 of the specification), in the reader's time zone. */
function Instant({ value, full }: FilledCellProps<DateTimeSpec, string>) {
  const translate = useTranslate();
  const region = useRegion();
  const written = (format: Intl.DateTimeFormatOptions) => dateFormatter(region, format).format(new Date(value));
  const text = translate('screens.inputs.dateTime', { date: written(DAY_FORMAT), time: written(TIME_FORMAT) });
  return oneText(text, { tabular: true, full });
}

export const dateTimeView: KindView<DateTimeSpec, string> = {
  cell: cellOf((props) => <Instant {...props} />),
  ...lateInputs(() => import('./inputs')),
};
