import { cellOf } from '../shared/cellOf';
import { DateCell } from '../shared/dates/DateCell';
import { dateFilter } from '../shared/dates/dateFilter';
import { MONTH_FORM } from '../shared/dates/dateForms';
import { DateInput } from '../shared/dates/DateInput';
import type { KindView } from '../viewTypes';
import type { MonthSpec } from './kind';

const FORMAT = { month: 'long', year: 'numeric' } as const;

export const monthView: KindView<MonthSpec, string> = {
  Cell: cellOf(({ value, full }) => <DateCell date={MONTH_FORM.read(value)} format={FORMAT} full={full} />),
  Input: (props) => <DateInput {...props} form={MONTH_FORM} precision="month" />,
  Filter: dateFilter('month'),
};
