import { INSTANT_FORM } from '../shared/dates/dateForms';
import { DateInput } from '../shared/dates/DateInput';
import type { KindInputs } from '../viewTypes';
import { InstantFilter } from './InstantFilter';
import type { DateTimeSpec } from './kind';

export const inputs: KindInputs<DateTimeSpec> = {
  Input: (props) => <DateInput {...props} form={INSTANT_FORM} precision="minute" />,
  Filter: InstantFilter,
};
