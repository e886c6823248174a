import { textFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import { displayedTelephone } from './displayedTelephone';
import type { TelephoneSpec } from './kind';

export const inputs: KindInputs<TelephoneSpec> = {
  Input: (props) => <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" display={displayedTelephone} />,
  Filter: textFilter(displayedTelephone),
};
