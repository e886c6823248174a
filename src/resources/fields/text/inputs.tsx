import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import type { TextSpec } from './kind';

export const inputs: KindInputs<TextSpec> = {
  Input: TextInput,
  Filter: TextFilter,
};
