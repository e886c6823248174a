import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import type { PostcodeSpec } from './kind';

export const inputs: KindInputs<PostcodeSpec> = {
  Input: (props) => <TextInput {...props} inputMode="numeric" autoComplete="postal-code" tabular />,
  Filter: TextFilter,
};
