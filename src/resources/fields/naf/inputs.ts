import { TextFilter } from '../shared/textFilter';
import type { KindInputs } from '../viewTypes';
import type { NafSpec } from './kind';
import { NafInput } from './NafInput';

export const inputs: KindInputs<NafSpec> = {
  Input: NafInput,
  Filter: TextFilter,
};
