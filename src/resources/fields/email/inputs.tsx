import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import type { EmailSpec } from './kind';

export const inputs: KindInputs<EmailSpec> = {
  Input: (props) => <TextInput {...props} type="email" inputMode="email" autoComplete="email" />,
  Filter: TextFilter,
};
