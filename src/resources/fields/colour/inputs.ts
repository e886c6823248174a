import { TextFilter } from '../shared/textFilter';
import type { KindInputs } from '../viewTypes';
import { ColourInput } from './ColourInput';
import type { ColourSpec } from './kind';

export const inputs: KindInputs<ColourSpec> = {
  Input: ColourInput,
  Filter: TextFilter,
};
