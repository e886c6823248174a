import { optionFilter } from '../shared/choices/optionFilter';
import { SelectInput } from '../shared/choices/SelectInput';
import type { KindInputs } from '../viewTypes';
import type { EnumerationSpec } from './kind';

export const inputs: KindInputs<EnumerationSpec> = {
  Input: (props) => <SelectInput {...props} options={props.spec.options} />,
  Filter: optionFilter(({ options }) => options),
};
