import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import type { UrlSpec } from './kind';

// Not `type="url"`: the browser would refuse an address without a scheme, which the rule accepts.
export const inputs: KindInputs<UrlSpec> = {
  Input: (props) => <TextInput {...props} inputMode="url" autoComplete="url" />,
  Filter: TextFilter,
};
