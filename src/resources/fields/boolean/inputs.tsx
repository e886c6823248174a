import type { KindInputs } from '../viewTypes';
import { BooleanFilter } from './BooleanFilter';
import type { BooleanSpec } from './kind';
import { SwitchInput } from './SwitchInput';
import { YesNoInput } from './YesNoInput';

// A switch cannot be empty, so it needs an initial value.
export const inputs: KindInputs<BooleanSpec> = {
  Input: (props) => (typeof props.spec.initial === 'boolean' ? <SwitchInput {...props} /> : <YesNoInput {...props} />),
  Filter: BooleanFilter,
};
