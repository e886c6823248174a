import { dateFilter } from '../shared/dates/dateFilter';
import { DAY_FORM } from '../shared/dates/dateForms';
import { DateInput } from '../shared/dates/DateInput';
import type { KindInputs } from '../viewTypes';
import type { DateSpec } from './kind';

export const inputs: KindInputs<DateSpec> = {
  Input: (props) => <DateInput {...props} form={DAY_FORM} precision="day" min={props.spec.min} max={props.spec.max} />,
  Filter: dateFilter('date'),
};
