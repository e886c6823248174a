import { grouped } from '../shared/grouped';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import { SIRET_GROUPS } from './groups';
import type { SiretSpec } from './kind';

export const inputs: KindInputs<SiretSpec> = {
  Input: (props) => (
    <TextInput {...props} inputMode="numeric" tabular display={(value) => grouped(value, SIRET_GROUPS)} />
  ),
  Filter: TextFilter,
};
