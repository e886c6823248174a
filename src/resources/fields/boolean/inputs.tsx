import type { KindInputs } from '../viewTypes';
import { BooleanFilter } from './BooleanFilter';
import type { BooleanSpec } from './kind';
import { SwitchInput } from './SwitchInput';
import { YesNoInput } from './YesNoInput';

// A switch has no third position: it serves where a new record has a value from the start.
export const inputs: KindInputs<BooleanSpec> = {
  Input: (props) => (typeof props.spec.initial === 'boolean' ? <SwitchInput {...props} /> : <YesNoInput {...props} />),
  Filter: BooleanFilter,
};
