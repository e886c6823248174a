import { cellOf } from '../shared/cells/cellOf';
import { DateCell } from '../shared/dates/DateCell';
import { MONTH_FORM } from '../shared/dates/dateForms';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { MonthSpec } from './kind';

const FORMAT = { month: 'long', year: 'numeric' } as const;

export const monthView: KindView<MonthSpec, string> = {
  cell: cellOf(({ value, full }) => <DateCell date={MONTH_FORM.read(value)} format={FORMAT} full={full} />),
  ...lateInputs(() => import('./inputs')),
};
