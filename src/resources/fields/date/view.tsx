import { cellOf } from '../shared/cellOf';
import { DAY_FORMAT, DateCell } from '../shared/dates/DateCell';
import { dateFilter } from '../shared/dates/dateFilter';
import { DAY_FORM } from '../shared/dates/dateForms';
import { DateInput } from '../shared/dates/DateInput';
import type { KindView } from '../viewTypes';
import type { DateSpec } from './kind';

export const dateView: KindView<DateSpec, string> = {
  Cell: cellOf(({ value, full }) => <DateCell date={DAY_FORM.read(value)} format={DAY_FORMAT} full={full} />),
  Input: (props) => <DateInput {...props} form={DAY_FORM} precision="day" min={props.spec.min} max={props.spec.max} />,
  Filter: dateFilter('date'),
};
