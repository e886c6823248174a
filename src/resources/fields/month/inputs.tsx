import { dateFilter } from '../shared/dates/dateFilter';
import { MONTH_FORM } from '../shared/dates/dateForms';
import { DateInput } from '../shared/dates/DateInput';
import type { KindInputs } from '../viewTypes';
import type { MonthSpec } from './kind';

export const inputs: KindInputs<MonthSpec> = {
  Input: (props) => <DateInput {...props} form={MONTH_FORM} precision="month" />,
  Filter: dateFilter('month'),
};
