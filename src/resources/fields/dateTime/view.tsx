import { useTranslate } from 'ra-core';
import { cellOf, type FilledCellProps } from '../shared/cells/cellOf';
import { oneText } from '../shared/cells/oneLine';
import { writeDay, writeTime } from '../shared/plainForms';
import { useRegion } from '../shared/hooks/useReaderLanguage';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { DateTimeSpec } from './kind';

/** `01/03/2026 à 14:30` (section 9 of the specification), in the reader's time zone. */
function Instant({ value, full }: FilledCellProps<DateTimeSpec, string>) {
  const translate = useTranslate();
  const region = useRegion();
  const date = new Date(value);
  const text = translate('screens.inputs.dateTime', { date: writeDay(date, region), time: writeTime(date, region) });
  return oneText(text, { tabular: true, full });
}

export const dateTimeView: KindView<DateTimeSpec, string> = {
  cell: cellOf((props) => <Instant {...props} />),
  ...lateInputs(() => import('./inputs')),
};
