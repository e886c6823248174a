import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindInputs } from '../viewTypes';
import type { IntegerSpec } from './kind';

export const inputs: KindInputs<IntegerSpec> = {
  Input: NumericInput,
  Filter: numericFilter(),
};
