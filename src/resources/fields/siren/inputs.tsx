import { grouped } from '../shared/grouped';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import { SIREN_GROUPS } from './groups';
import type { SirenSpec } from './kind';

export const inputs: KindInputs<SirenSpec> = {
  Input: (props) => (
    <TextInput {...props} inputMode="numeric" tabular display={(value) => grouped(value, SIREN_GROUPS)} />
  ),
  Filter: TextFilter,
};
