import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import type { NafSpec } from './kind';

export const inputs: KindInputs<NafSpec> = {
  Input: (props) => <TextInput {...props} tabular />,
  Filter: TextFilter,
};
